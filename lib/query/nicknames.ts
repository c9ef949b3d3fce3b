/** What players call a card for short, and the words of the name they mean. Each row is one folded word. */
const ROWS: readonly (readonly [nickname: string, name: string])[] = [
  ["3po", "c-3po"],
  ["artoo", "r2-d2"],
  ["beebee", "bb-8"],
  ["bobafett", "boba fett"],
  ["chewie", "chewbacca"],
  ["chewy", "chewbacca"],
  ["falcon", "millennium falcon"],
  ["grogu", "the child"],
  ["isd", "star destroyer"],
  ["jarjar", "jar jar"],
  ["palps", "palpatine"],
  ["r2", "r2-d2"],
  ["slave1", "slave i"],
  ["snips", "ahsoka"],
  ["threepio", "c-3po"],
  ["yt1300", "millennium falcon"],
];

const BY_NICKNAME: ReadonlyMap<string, string> = new Map(ROWS);

/** The words of the name that a folded nickname stands for; undefined for any other word. */
export function nicknamed(word: string): string | undefined {
  return BY_NICKNAME.get(word);
}

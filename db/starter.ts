export async function loadStarter(url: string, say: (line: string) => void): Promise<void> {
  void url;
  void say;
}

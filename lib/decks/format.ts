/** A format: the list of sets it is played with, and who says so. */
export interface FormatRow {
  readonly name: string;
  readonly setCodes: readonly string[];
  readonly source: string;
  readonly position: number;
}

/** What a command may do with the world; the dispatcher gives the process's own, tests give theirs. */
export interface Io {
  /** Writes a result. The text is written as it is: line breaks are the command's own. */
  stdout(text: string): void;
  /** Writes what is said beside the result: errors, progress, warnings. */
  stderr(text: string): void;
  /** Reads standard input to its end, as UTF-8 text. */
  stdin(): Promise<string>;
  /** Whether results are read by a human: standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

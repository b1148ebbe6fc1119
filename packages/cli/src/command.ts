// The description of a boardwright command. Each command has a file in commands/ and a line in commands/index.ts. Its
// help and the checks of its flags are made from its description.
export interface Flag {
  readonly about: string;
  readonly value?: string; // placeholder for the value in the help; without it the flag is on or off
  readonly many?: true; // may be given several times
}
export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after the name of the command. */
export interface Typed {
  readonly words: readonly string[]; // everything that is not a flag, in order
  has(flag: string): boolean;
  one(flag: string): string | undefined; // the last one counts
  many(flag: string): readonly string[];
}

/** 0: success. 1: a check failed. Bad input is thrown as BadInput and becomes 2. */
export type ExitCode = 0 | 1;

export interface Command {
  readonly name: string;
  readonly about: string; // one line
  readonly words: string; // arguments besides flags, as the help shows them: 'GAME', 'FILE…'
  readonly most: number; // maximum number of these
  readonly flags: Flags;
  readonly more?: string; // more help
  run(typed: Typed): Promise<ExitCode>;
}

// What a command of boardwright is. Each has a file in commands/ and a line in commands/index.ts; help and checks of
// its flags come from its description.
export interface Flag {
  readonly about: string;
  readonly value?: string; // what stands for the value in the help; without it the flag is on or off
  readonly many?: true; // may be given several times
}
export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after the name of the command. */
export interface Typed {
  readonly words: readonly string[]; // what is not a flag, in order
  has(flag: string): boolean;
  one(flag: string): string | undefined; // the last one counts
  many(flag: string): readonly string[];
}

/** 0: all is well. 1: a check failed. Bad input is thrown as BadInput and becomes 2. */
export type ExitCode = 0 | 1;

export interface Command {
  readonly name: string;
  readonly about: string; // one line
  readonly words: string; // what it takes besides flags, as the help shows it: 'GAME', 'FILE…'
  readonly most: number; // how many of these at most
  readonly flags: Flags;
  readonly more?: string; // further help
  run(typed: Typed): Promise<ExitCode>;
}

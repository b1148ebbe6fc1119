// The server's commands, for the command line: each takes what was typed after its name and gives an exit code.
export { backup, restore } from './backup.ts';
export { load } from './load.ts';
export { serve } from './serve.ts';

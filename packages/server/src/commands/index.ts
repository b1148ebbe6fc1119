// The server's commands, for the command line: each takes what was typed after its name and gives an exit code.
export { load } from './load.ts';
export { serve } from './serve.ts';

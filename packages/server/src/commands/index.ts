// The server's commands, for the command line. Each takes its arguments and returns an exit code.
export { backup, restore } from './backup.ts';
export { load } from './load.ts';
export { serve } from './serve.ts';

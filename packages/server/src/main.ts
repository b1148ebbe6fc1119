// Starts the server, for `npm start`.
import { BadInput } from '@boardwright/engine';
import { serve } from './commands/serve.ts';

try {
  process.exitCode = await serve(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

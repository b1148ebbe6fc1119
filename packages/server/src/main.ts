// Starts the server, for `npm start`.
import { enableCompileCache } from 'node:module';
import { BadInput } from '@boardwright/engine';

enableCompileCache(); // halves the restart time
try {
  const { serve } = await import('./commands/serve.ts');
  await serve(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

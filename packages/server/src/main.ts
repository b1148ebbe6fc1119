// Starts the server and prints its address.
import { BadInput } from '@boardwright/engine';
import { listen } from './server.ts';

try {
  const port = await listen(process.env.PORT);
  console.log(`Boardwright is at http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

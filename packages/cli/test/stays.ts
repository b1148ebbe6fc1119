// A process that runs one command line after the other and sends back what each of them printed.
import { main } from '../src/main.ts';

/** Everything that is written meanwhile, instead of being shown. */
function captured(stream: NodeJS.WriteStream): { text(): string; end(): void } {
  let text = '';
  const { write } = stream;
  stream.write = ((part: string | Uint8Array) => {
    text += part;
    return true;
  }) as typeof write;
  return {
    text: () => text,
    end: () => {
      stream.write = write;
    },
  };
}

for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0); // every command adds its own
process.on('message', async (args: string[]) => {
  const [out, err] = [captured(process.stdout), captured(process.stderr)];
  process.exitCode = 0;
  await main(args);
  for (const stream of [out, err]) stream.end();
  process.send?.({ code: process.exitCode, out: out.text(), err: err.text() });
});

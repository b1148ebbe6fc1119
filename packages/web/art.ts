// npm run art: a page with all drawings of all games, light and dark, with their names and files. It is generated on
// every load. [--port 8430] [--out FILE] writes it to a file instead.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { artPage } from './build/art-page.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8430' }, out: { type: 'string' } } });

/** Shows an unreadable drawing as an error on the page, so that the artist can fix it and reload. */
function page(): string {
  try {
    return artPage();
  } catch (error) {
    return `<!doctype html><meta charset="utf-8"><pre>${(error as Error).message.replaceAll('<', '&lt;')}</pre>\n`;
  }
}

if (values.out !== undefined) {
  writeFileSync(values.out, artPage());
  console.log(`All drawings are in ${values.out}`);
} else {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page()));
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`All drawings: http://127.0.0.1:${values.port} (Ctrl+C ends it)`),
  );
}

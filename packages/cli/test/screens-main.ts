// npm run terminal-screens: makes the kept screens anew, after an intended change of texts or of the terminal.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, KINDS, screenOf, toldGames } from './screens.ts';

rmSync(FOLDER, { recursive: true, force: true });
for (const { id, module } of await toldGames()) {
  mkdirSync(path.join(FOLDER, id), { recursive: true });
  for (const kind of KINDS) writeFileSync(path.join(FOLDER, id, `${kind.name}.txt`), await screenOf(module, id, kind));
  console.log(`${id}: ${KINDS.length} screens`);
}

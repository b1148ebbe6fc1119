// What an option gives and costs, in a few words, for the list of options.
import { splitWord, type Word } from '@boardwright/engine';
import { PLACES } from '../content/feats.ts';
import { FACE, FEAT, PLACE_OF } from '../rules/lookup.ts';
import { aboutFace, askedOf, isShopping, priceNow, type Table } from './reading.ts';

const isFeat = (name: string): name is keyof typeof FEAT => Object.hasOwn(FEAT, name);
const isFace = (name: string): name is keyof typeof FACE => Object.hasOwn(FACE, name);

/** "Pass" answers several questions. */
export const PASSES: readonly string[] = ['chooseAction', 'mayActAgain', 'mayUseCerberus', 'mayBuyFromShip'];
const passTells = ({ tell }: Table, task: string): string | null =>
  PASSES.includes(task) ? tell.text(`ui.pass.${task}`) : null;

/** "Done" goes on to the next question. */
const doneTells = ({ tell }: Table, task: string): string | null =>
  task === 'mayReinforce' ? tell.text('ui.done.mayReinforce') : null;

export function tells(word: Word, table: Table): string | null {
  const { tell } = table;
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  const asked = askedOf(table);
  if (word === 'button:pass' && asked !== null) return passTells(table, asked.do);
  if (word === 'button:done' && asked !== null) return doneTells(table, asked.do);
  if (kind === 'feat' && isFeat(what)) {
    const { sun = 0, moon = 0 } = PLACES[PLACE_OF[FEAT[what]] ?? -1] ?? {};
    return `${tell.text('ui.price.feat', { sun, moon })} · ${tell.text(`about:${what}`)}`;
  }
  if (kind !== 'face' || !isFace(what)) return null;
  const about = aboutFace(tell, what);
  return isShopping(asked) ? `${tell.text('ui.price.face', { n: priceNow(asked, FACE[what]) })} · ${about}` : about;
}

// What lies before a player, in words: goods, workers, flags and secret objectives.
import { type Area, type Phrase, type Seat, type Spot, UNKNOWN } from '@boardwright/engine';
import { at, mercenariesOf, soldiersOf, sum } from '../castle.ts';
import type { Content, Objective } from '../content/types.ts';
import { flagTokens, isMet, type Progress, progressOf } from '../score.ts';
import { castleOf, type G } from '../state.ts';
import { aboutCard, GOODS, OWN_SPACES, SACKED, STOCKED, UNDECIDED } from '../words.ts';
import { spaceAction } from './board.ts';

/** Beside the goods, what everybody wants to know of everybody at every turn. */
const STATUS: readonly string[] = ['army', 'villagers', 'flags'];

export function before(content: Content, g: G, p: Seat, isOwn: boolean): Area {
  const castle = castleOf(g, p);
  const { workers, villagers, wounded, flags, fates } = castle;
  const goods = GOODS.slice(0, STOCKED).map(
    (good, i): Spot => ({ id: good, says: { say: `has.${good}`, n: at(castle.stock, i) }, status: true }),
  );
  const spaces = OWN_SPACES.map((space, i): Spot => {
    const busy = at(castle.own, i) === 1 ? 'yes' : 'no';
    const action = spaceAction(content, g, space) ?? [];
    return {
      id: space,
      says: { say: 'ownSpace', space, busy, action },
      ...(isOwn ? { words: [`space:${space}`] } : {}),
    };
  });
  const told: [string, Phrase][] = [
    ['army', { say: 'army', soldiers: soldiersOf(castle), mercenaries: mercenariesOf(castle), wounded }],
    ['workers', { say: 'workers', n: workers }],
    ...(villagers > 0 ? ([['villagers', { say: 'villagers', n: villagers }]] as [string, Phrase][]) : []),
    ['flags', { say: 'flags', count: flagTokens(castle), flags, sum: sum(flags) }],
    ['fates', { say: 'fates', count: fates.filter(fate => fate !== UNDECIDED).length, fates: fateWords(fates) }],
  ];
  return {
    id: 'player',
    seat: p,
    spots: [
      ...goods,
      ...told.map(([id, says]): Spot => ({ id, says, ...(STATUS.includes(id) ? { status: true } : {}) })),
      ...spaces,
    ],
  };
}

const fateWords = (fates: readonly number[]): string[] =>
  fates.flatMap((fate, i) => (fate === UNDECIDED ? [] : [`${fate === SACKED ? 'sacked' : 'held'}:${i + 1}`]));

/** Those that the seat cannot see are only counted. */
export function objectives(content: Content, g: G, p: Seat, isOwn: boolean): Area {
  const castle = castleOf(g, p);
  const hidden = castle.objectives.filter(card => card === UNKNOWN).length;
  const open = castle.objectives.flatMap((card): Spot[] => {
    if (card === UNKNOWN) return [];
    const { id, condition } = content.objectives[card] as Objective;
    const met = isMet(content, g, castle, condition) ? 'yes' : 'no';
    const progress = progressOf(content, g, castle, condition).map(progressWord);
    const says = { say: 'objective', card: id, about: aboutCard(id), met, progress };
    return [{ id, says, ...(isOwn ? { words: [`discard:${id}`] } : {}) }];
  });
  const down: Spot[] = hidden === 0 ? [] : [{ id: 'hidden', says: { say: 'hidden', n: hidden } }];
  return { id: 'objectives', seat: p, spots: [...open, ...down] };
}

const progressWord = ({ type, metric, own, goal }: Progress): string => `own_${type}:metric_${metric}-${own}-${goal}`;

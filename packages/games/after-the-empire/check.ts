// Invariants of the table, checked after every answer.
import { RuleBug, UNKNOWN } from '@boardwright/engine';
import { at, hasWall, isGate, strain, unitsAt } from './castle.ts';
import type { Content, Piece } from './content/types.ts';
import { roomOn } from './rules/actions.ts';
import type { Castle, G } from './state.ts';
import { NO_CARD, NO_WALL } from './words.ts';

export function checker(content: Content): (g: G) => void {
  return g => {
    for (const [p, castle] of g.castles.entries()) {
      const broken = brokenIn(content, g, castle);
      if (broken !== null) throw new RuleBug(`after-the-empire: p${p + 1}: ${broken}`);
    }
    const broken = brokenCards(content, g);
    if (broken !== null) throw new RuleBug(`after-the-empire: ${broken}`);
  };
}

function brokenIn(content: Content, g: G, castle: Castle): string | null {
  const counts = [castle.stock, castle.units, castle.foes, castle.wallCubes, castle.turretCubes, castle.farms];
  if (counts.some(list => list.some(n => n < 0)) || castle.wounded < 0 || castle.workers < 0)
    return 'less than nothing';
  const gates = castle.walls.filter(isGate).length;
  if (gates > 1 || castle.walls.filter(piece => piece !== NO_WALL).length - gates > 3) return 'too many walls or gates';
  for (let i = 0; i < 4; i++) {
    if (at(castle.wallCubes, i) > (content.walls[at(castle.walls, i)] as Piece).slots)
      return 'too many cubes on a wall';
    const turret = content.turrets[at(castle.turrets, i)] as Piece;
    if (at(castle.turretCubes, i) > turret.slots) return 'too many cubes on a turret';
    if (g.variant.fallen === 'fight' && !hasWall(castle, i) && unitsAt(castle, i) > 0) return 'units stand on no wall';
  }
  // AE-8.1: every round uses up some of what there was when the battle began, so it cannot last forever.
  if (castle.round > 0 && castle.round - 1 + strain(castle) > castle.bound) return 'a round of battle used nothing up';
  if (castle.bound === 0 && castle.round > 0) return 'a battle without a bound';
  return null;
}

function brokenCards(content: Content, g: G): string | null {
  const cards = [
    ...g.castles.flatMap(castle => castle.cards.filter(card => card !== content.barracks)),
    ...[...g.buildingRow, ...g.refugeeRow].filter(card => card !== NO_CARD),
    ...g.buildingBag,
    ...g.refugeeBag,
  ];
  if (new Set(cards).size !== cards.length) return 'a card is in two places';
  const objectives = [...g.castles.flatMap(c => c.objectives), ...g.objectiveBag, ...g.objectiveDiscards];
  if (objectives.length !== content.objectives.length) return 'an objective is lost';
  const known = objectives.filter(id => id !== UNKNOWN);
  if (new Set(known).size !== known.length) return 'an objective is in two places';
  if (g.taken.some((workers, space) => g.castles.reduce((sum, c) => sum + at(c.out, space), 0) > workers))
    return 'a worker is on a space that nobody counts';
  if (g.taken.some((workers, space) => workers > roomOn(content, g.castles.length, space)))
    return 'more workers on a space than fit there';
  return null;
}

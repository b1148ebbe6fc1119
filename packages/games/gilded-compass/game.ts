// The game, bound to its content.
import type { Game, Rules } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { abilityRules } from './rules/abilities.ts';
import { archivesRules } from './rules/archives.ts';
import { auctionRules } from './rules/auction.ts';
import { buildingsOf } from './rules/buildings.ts';
import { finalScoringRules } from './rules/final-scoring.ts';
import { galleonRules } from './rules/galleon.ts';
import { guildRules } from './rules/guild.ts';
import { illuminatiRules } from './rules/illuminati.ts';
import { libraryRules } from './rules/library.ts';
import { roundRules } from './rules/round.ts';
import type { Tasks } from './rules/tasks.ts';
import { templeRules } from './rules/temple.ts';
import { towerRules } from './rules/tower.ts';
import { turnRules } from './rules/turn.ts';
import { universityRules } from './rules/university.ts';
import { score } from './score.ts';
import { guess, view } from './secrets.ts';
import { OPTIONS, refuses, SEATS, setup } from './setup.ts';
import { check, copy, type G } from './state.ts';

function rulesOf(c: Content): Rules<G, Tasks> {
  const buildings = buildingsOf(c);
  return {
    ...roundRules(c),
    ...finalScoringRules(c),
    ...turnRules(c, buildings),
    ...abilityRules(c),
    ...archivesRules(c),
    ...universityRules(c),
    ...libraryRules(c),
    ...auctionRules(c),
    ...guildRules(c),
    ...templeRules,
    ...illuminatiRules,
    ...galleonRules(c),
    ...towerRules,
  };
}

export function gameOf(c: Content): Game<G, Tasks> {
  return {
    id: 'gilded-compass',
    version: 3,
    edition: c.name,
    seats: SEATS,
    options: OPTIONS,
    rules: rulesOf(c),
    setup: (x, seats, options) => setup(c, x, seats, options),
    copy,
    view,
    guess: (g, seat, random) => guess(c, g, seat, random),
    score: g => score(c, g),
    refuses,
    check: g => check(c, g),
  };
}

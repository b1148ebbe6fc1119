// A turn (GC-3.2 to GC-3.5): roll everything, change dice if you can, place on one building.
import { NOBODY, type Refused } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { facesOf, partsOf, sizeOf, written, writtenOrNone } from '../dice.ts';
import { FORCE, GIFT, HELP } from '../names.ts';
import { type G, isRival } from '../state.ts';
import { canGetHelp, getHelp } from './abilities.ts';
import type { Buildings } from './buildings.ts';
import { COMPEL, isByNeutral, named, PASS, REROLL } from './codes.ts';
import { diceCode, diceIn } from './details.ts';
import { takeRivalTurn } from './rival.ts';
import { rollAll, rollDice, tellRoll } from './roll.ts';
import type { Ask, Chapter } from './tasks.ts';

const canReroll = (g: G, p: number): boolean => (g.knowledge[p] as number) > 0;
const canCompel = (g: G, p: number): boolean => (g.abilities[p]?.[FORCE] as number) > 0;

/**
 * GC-3.4: every selection of dice with different faces, if they can still be placed this turn (GC-17.4). Neutral dice
 * cannot once some of them are placed, and own dice are no longer in the roll by then.
 */
const chooseReroll: Ask<'chooseReroll'> = {
  who: ({ p }) => p,
  options: (g, { placed }) => {
    const own = partsOf(g.roll);
    const neutral = partsOf(placed === 'neutral' ? 0 : g.neutralRoll);
    const out: number[] = [];
    for (const other of neutral) for (const part of own) if (part + other > 0) out.push(diceCode(part, other));
    return out;
  },
  show: code => {
    const { own, neutral } = diceIn(code);
    return neutral === 0 ? `reroll:${written(own)}` : `reroll_both:${writtenOrNone(own)}-${written(neutral)}`;
  },
  choose: (x, { p, placed }, code) => {
    const { g } = x;
    const { own, neutral } = diceIn(code);
    g.knowledge[p] = (g.knowledge[p] as number) - 1;
    g.roll += rollDice(x, sizeOf(own)) - own;
    g.neutralRoll += rollDice(x, sizeOf(neutral)) - neutral;
    x.tell({ say: 'spendsToken', p, dice: facesOf(own), neutral: facesOf(neutral) });
    tellRoll(x, p, 'rerolls');
    if (placed === 'own') x.next({ do: 'mayPlaceNeutral', p });
    else x.next({ do: 'choosePlacement', p, fresh: placed === undefined });
  },
};

const NO_TOKEN: Refused = { word: 'token:reroll', why: 'noToken', rule: 'GC-3.4' };

function changeRefused(g: G, p: number, fresh: boolean): Refused[] {
  const out: Refused[] = [];
  if (!canReroll(g, p)) out.push(NO_TOKEN);
  if (!fresh) out.push({ word: 'ability:compelling_force', why: 'alreadyPlaced', rule: 'GC-12.5' });
  else if (!canCompel(g, p)) out.push({ word: 'ability:compelling_force', why: 'noAbility', rule: 'GC-12.5' });
  if ((g.abilities[p]?.[HELP] as number) > 0) {
    const why = g.helped === NOBODY ? 'onlyBeforeRoll' : 'helpUsed';
    out.push({ word: 'ability:little_help', why, rule: 'GC-12.4' });
  }
  if ((g.abilities[p]?.[GIFT] as number) > 0)
    out.push({ word: 'ability:timely_gift', why: 'onlyAtRoundEnd', rule: 'GC-12.2' });
  return out;
}

/** The neutral dice go to one building per turn (GC-17.4). */
function neutralTwice(g: G, buildings: Buildings): Refused[] {
  const out: number[] = [];
  buildings.listNeutral(g, out);
  return out.map(code => ({ word: buildings.word(code), why: 'neutralOnce', rule: 'GC-17.4' }));
}

export function turnRules(
  c: Content,
  buildings: Buildings,
): Chapter<'turn' | 'roll' | 'choosePlacement' | 'chooseReroll' | 'mayPlaceNeutral'> {
  const choosePlacement: Ask<'choosePlacement'> = {
    who: ({ p }) => p,
    options: (g, { p, fresh }) => {
      const out: number[] = [];
      buildings.list(g, p, out);
      if (g.neutralRoll !== 0 && fresh) buildings.listNeutral(g, out);
      if (canReroll(g, p)) out.push(REROLL);
      if (fresh && canCompel(g, p)) out.push(COMPEL);
      return out;
    },
    show: code => {
      if (code === REROLL) return 'token:reroll';
      return code === COMPEL ? 'ability:compelling_force' : buildings.word(code);
    },
    choose: (x, { p, fresh }, code) => {
      if (code === REROLL) return x.next({ do: 'chooseReroll', p, ...(fresh ? {} : { placed: 'neutral' }) });
      if (code === COMPEL) return x.next({ do: 'chooseForce', p });
      buildings.place(x, p, code);
      if (isByNeutral(code)) return x.next({ do: 'choosePlacement', p, fresh: false });
      x.g.roll = 0;
      if (fresh && x.g.neutralRoll !== 0)
        x.next({ do: 'mayPlaceNeutral', p }); // GC-17.4: before or after the own dice
      else x.g.neutralRoll = 0;
    },
    whyNot: (g, { p, fresh }) => [
      ...buildings.refused(g, p),
      ...(fresh ? buildings.refusedNeutral(g) : neutralTwice(g, buildings)),
      ...changeRefused(g, p, fresh),
      { word: 'button:pass', why: 'mustPlace', rule: 'GC-3.5' },
    ],
  };
  const mayPlaceNeutral: Ask<'mayPlaceNeutral'> = {
    who: ({ p }) => p,
    options: (g, { p }) => {
      const out: number[] = [PASS];
      buildings.listNeutral(g, out);
      if (canReroll(g, p)) out.push(REROLL);
      return out;
    },
    show: code => {
      if (code === REROLL) return 'token:reroll';
      return code === PASS ? 'button:pass' : buildings.word(code);
    },
    choose: (x, { p }, code) => {
      if (code === REROLL) return x.next({ do: 'chooseReroll', p, placed: 'own' });
      if (code !== PASS) buildings.place(x, p, code);
      x.g.neutralRoll = 0;
    },
    whyNot: (g, { p }) => [...buildings.refusedNeutral(g), ...(canReroll(g, p) ? [] : [NO_TOKEN])],
    usual: () => PASS,
  };
  return {
    turn: (x, { p }) => {
      const { g } = x;
      g.active = p;
      x.tell({ say: 'turn', p: named(g, p) });
      if (isRival(g, p)) return takeRivalTurn(c, x, p, buildings);
      if ((g.dice[p] as number) === 0)
        getHelp(c, x, p); // GC-12.4: an extra turn that starts with this
      else if (canGetHelp(g, p)) return x.next({ do: 'mayGetHelp', p }, { do: 'roll', p });
      rollAll(x, p);
      x.next({ do: 'choosePlacement', p, fresh: true });
    },
    roll: (x, { p }) => {
      rollAll(x, p);
      x.next({ do: 'choosePlacement', p, fresh: true });
    },
    choosePlacement,
    chooseReroll,
    mayPlaceNeutral,
  };
}

// Animations of events: dice move from the tray to a building and from there to the Library, tiles to their owners.
import type { Event, Json } from '@boardwright/engine';
import type { Cue } from '@boardwright/web/kit';
import { NEUTRAL_LOOK } from './view.ts';

const idOf = (who: Json | undefined): string => (typeof who === 'number' ? `p${who}` : String(who));
/** The rival has the colour of the second seat. */
const lookIn = (who: Json | undefined): number =>
  who === 'neutral' ? NEUTRAL_LOOK : who === 'rival' ? 1 : Number(who);
const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const taken = (event: Event, picture: Json | undefined, from: string, n = 1): Cue[] => [
  { do: 'fly', picture: String(picture), from, to: `mat:${idOf(event.p)}`, n },
];

/** Dice fly into the place that the drawing shows for them (`onItsWay`). Events of older rules name only the building. */
function placed(event: Event, who: Json | undefined): Cue[] {
  const to = typeof event.as === 'string' ? event.as : `building:${String(event.building)}`;
  return listIn(event.dice).map(
    (face): Cue => ({ do: 'fly', picture: `term:die-${lookIn(who)}-${String(face)}`, from: 'tray:dice', to }),
  );
}

const SEEN: Readonly<Record<string, (event: Event) => Cue[]>> = {
  places: event => placed(event, event.p),
  placesNeutral: event => placed(event, 'neutral'),
  toLibrary: event => [
    {
      do: 'fly',
      picture: `term:die-${lookIn(event.p)}-0`,
      from: `building:${String(event.from)}`,
      to: `library:${idOf(event.p)}`,
      n: Number(event.count),
    },
  ],
  leftover: event => [
    {
      do: 'fly',
      picture: `term:die-${lookIn(event.p)}-0`,
      from: `mat:${idOf(event.p)}`,
      to: `library:${idOf(event.p)}`,
      n: Number(event.count),
    },
  ],
  takesMap: event => taken(event, event.map, `offer:${String(event.map)}`),
  takesSpecialist: event => taken(event, event.specialist, `offer:${String(event.specialist)}`),
  takesAbility: event => taken(event, event.ability, `offer:${String(event.ability)}`),
  keepsRelics: event => listIn(event.relics).flatMap(relic => taken(event, relic, `offer:${String(relic)}`)),
  keepsMission: event => taken(event, event.mission, 'building:guild'),
  keepsSecretMission: event => taken(event, 'term:hidden_mission', 'building:guild'),
  takesItem: event => taken(event, event.item, 'building:temple'),
  takesSecretItem: event => taken(event, 'term:hidden_item', 'building:temple'),
  drawsChests: event => taken(event, 'term:chest', 'pile:chest', listIn(event.chests).length),
  drawsSecretChests: event => taken(event, 'term:chest', 'pile:chest', Number(event.count)),
  takesTreasure: event => taken(event, `term:${String(event.treasure)}`, `pile:${String(event.treasure)}`),
  learns: event => taken(event, 'term:knowledge', 'pile:knowledge', Number(event.count)),
  spendsToken: event => [{ do: 'fly', picture: 'term:knowledge', from: `mat:${idOf(event.p)}`, to: 'pile:knowledge' }],
  round: () => [{ do: 'pulse', at: 'ledger:round' }],
};

export const cues = (event: Event): readonly Cue[] => SEEN[event.say]?.(event) ?? [];

// Rolls and gains in the log: one line for all of them, with what each player got.
import type { Event } from '@boardwright/engine';
import type { Chapter } from '@boardwright/web/kit';
import type { Amount } from '@boardwright/web/steps';
import { amountsOf, isGain, isRoll, seatsIn } from './rolls.ts';

const OWL = 'owl:'; // what the Owl gives is the answer

const isAnswer = ({ say }: Event): boolean => say === '@answer';
const onHammer = (events: readonly Event[], seat: number): Amount[] => {
  const n = events.reduce(
    (sum, { say, p, n: gold }) => (say === 'hammered' && p === seat ? sum + Number(gold) : sum),
    0,
  );
  return n === 0 ? [] : [{ n, picture: 'hammer:gold' }];
};

function chapterOf(key: string, events: readonly Event[]): Chapter {
  const gains = seatsIn(events.filter(event => !isAnswer(event)))
    .map(seat => ({ seat, gains: [...amountsOf(events, seat), ...onHammer(events, seat)] }))
    .filter(each => each.gains.length > 0); // whoever has to decide first gains later
  return { says: { key }, gains, events };
}

/** The rolls of an answer and what came of them are one chapter; so is what somebody gains with a decision about a roll. */
export function chapters(events: readonly Event[]): readonly Chapter[] {
  const own = events.filter(event => isRoll(event) || isGain(event));
  if (own.some(isRoll)) return [chapterOf('ui.stage.blessing', own)];
  const isOnlyGain = own.length > 0 && events.every(event => isGain(event) || isAnswer(event));
  if (!isOnlyGain || events.some(({ word }) => String(word).startsWith(OWL))) return [];
  return [chapterOf(own.some(({ say }) => say === 'lost') ? 'ui.stage.loss' : 'ui.stage.gain', events)];
}

// Animations of events: gains fly from the dice to the stores, faces and cards to their new owner.
import type { Event } from '@boardwright/engine';
import type { Cue } from '@boardwright/web/kit';

const die = (event: Event): string => `die:${event.p}-${event.die ?? 'light'}`;
const store = (event: Event, what: unknown): string => `store:${event.p}-${what}`;
const pulse = (at: string): Cue => ({ do: 'pulse', at });
const fly = (picture: string, from: string, to: string, n = 1): Cue => ({ do: 'fly', picture, from, to, n });

const SEEN: Readonly<Record<string, (event: Event) => readonly Cue[]>> = {
  gained: event =>
    Number(event.n) > 0 ? [fly(`gain:${event.what}`, die(event), store(event, event.what), Number(event.n))] : [],
  lost: event =>
    Number(event.n) > 0 ? [fly(`gain:${event.what}`, store(event, event.what), die(event), Number(event.n))] : [],
  hammered: event => [fly('gain:gold', die(event), `hammer:${event.p}`, Number(event.n)), pulse(`hammer:${event.p}`)],
  hammerDone: event => [fly('gain:glory', `hammer:${event.p}`, store(event, 'glory'), Number(event.glory))],
  bought: event => [fly('gain:gold', store(event, 'gold'), String(event.face), Number(event.gold))],
  forged: event => [fly(String(event.face), String(event.face), die(event)), pulse(die(event))],
  mirrored: event => [pulse(die(event))],
  performed: event => [
    ...(Number(event.sun) > 0 ? [fly('gain:sun', store(event, 'sun'), String(event.feat), Number(event.sun))] : []),
    ...(Number(event.moon) > 0 ? [fly('gain:moon', store(event, 'moon'), String(event.feat), Number(event.moon))] : []),
  ],
  tookCard: event => [fly(String(event.feat), String(event.feat), `cards:${event.p}`)],
  ousted: event => [pulse(`pawn:${event.q}`)],
  sentBoar: event => [fly(String(event.face), `cards:${event.p}`, `die:${event.q}-light`)],
  elderPaid: event => [fly('gain:gold', store(event, 'gold'), `cards:${event.p}`, Number(event.gold))],
  actsAgain: event => [pulse(store(event, 'sun'))],
  usedCerberus: event => [pulse(die(event)), pulse(`die:${event.p}-dark`)],
  usedTriton: event => [pulse(`cards:${event.p}`)],
};

export const cues = (event: Event): readonly Cue[] => SEEN[event.say]?.(event) ?? [];

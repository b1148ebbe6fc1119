// On a phone the tab follows the action.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@boardwright/engine';
import { frontOf } from '../src/drawn/front.ts';

const area = (id: string, wanted = false) => ({ id, wanted });
const ROOMS = [area('hall'), area('yard'), area('tower')];
const where = ({ room }: Event): string | undefined => (typeof room === 'string' ? room : undefined);
const events = (...rooms: readonly string[]): Event[] => rooms.map(room => ({ say: 'came', room }));
const given = { areas: ROOMS, answers: 7, happened: [], where, chosen: null, last: undefined };

test('at first the first area is in front', () => {
  assert.equal(frontOf(given), 'hall');
  assert.equal(frontOf({ ...given, areas: [] }), undefined);
});

test('the area with something to do comes to the front, whatever happened elsewhere', () => {
  const areas = [area('hall'), area('yard', true), area('tower')];
  assert.equal(frontOf({ ...given, areas, happened: events('tower'), last: 'hall' }), 'yard');
});

test('else the area in which something happened last, if it is there', () => {
  assert.equal(frontOf({ ...given, happened: events('yard', 'tower'), last: 'hall' }), 'tower');
  assert.equal(frontOf({ ...given, happened: events('yard', 'cellar'), last: 'hall' }), 'yard');
});

test('else the area stays that was in front', () => {
  assert.equal(frontOf({ ...given, last: 'tower' }), 'tower');
  assert.equal(frontOf({ ...given, happened: [{ say: 'round' }], last: 'yard' }), 'yard');
  assert.equal(frontOf({ ...given, last: 'cellar' }), 'hall', 'an area may go away');
});

test('a tab that was chosen stays until the next answer', () => {
  const areas = [area('hall'), area('yard', true), area('tower')];
  const chosen = { id: 'tower', at: 7 };
  assert.equal(frontOf({ ...given, areas, happened: events('hall'), chosen, last: 'yard' }), 'tower');
  assert.equal(frontOf({ ...given, areas, answers: 8, chosen, last: 'tower' }), 'yard');
  assert.equal(frontOf({ ...given, answers: 8, chosen, last: 'tower' }), 'tower', 'nothing calls for another one');
});

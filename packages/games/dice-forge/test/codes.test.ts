// Choices as numbers: decoding returns what was encoded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeProblems, combinations, upTo } from '@boardwright/testkit';
import { DICE, FACES, RESOURCES } from '../content/faces.ts';
import { FEAT_COUNT } from '../content/feats.ts';
import * as codes from '../rules/codes.ts';

const good = (problems: readonly string[]): void => assert.deepEqual(problems, []);

test('an action is a face or a feat', () => {
  const values: codes.Action[] = [
    ...upTo(FACES.length).map(id => ({ kind: 'face' as const, id })),
    ...upTo(FEAT_COUNT).map(id => ({ kind: 'feat' as const, id })),
  ];
  const encode = ({ kind, id }: codes.Action): number => (kind === 'face' ? id : codes.featAction(id));
  good(codeProblems(values, encode, codes.actionOf));
});

test('a slot is a die and a face', () => {
  const values = combinations({ die: upTo(DICE.length), face: upTo(FACES.length) });
  good(codeProblems(values, ({ die, face }) => codes.slotCode(die, face), codes.slotOf));
});

test('a reinforcement is a Hind, an Owl or an Elder', () => {
  const values: codes.Reinforcement[] = [
    ...upTo(DICE.length).map(die => ({ kind: 'hind' as const, die })),
    ...upTo(RESOURCES.length).map(resource => ({ kind: 'owl' as const, resource })),
    { kind: 'elder' },
  ];
  const encode = (what: codes.Reinforcement): number => {
    if (what.kind === 'elder') return codes.ELDER_PAYS;
    return what.kind === 'hind' ? codes.hindCode(what.die) : codes.owlCode(what.resource);
  };
  good(codeProblems(values, encode, codes.reinforcementOf));
});

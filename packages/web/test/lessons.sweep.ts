// Plays all lessons of all games: by clicks with axe at every verdict, by keys alone, and on a phone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { PHONE } from '../chromium.ts';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { courses, type Hand, openLesson, playLesson } from './lesson-playing.ts';

const here = world();

const WAYS: readonly { name: string; hand: Hand; device: BrowserContextOptions }[] = [
  { name: 'by clicks', hand: 'pointer', device: {} },
  { name: 'by keys alone', hand: 'keys', device: {} },
  { name: 'on a phone', hand: 'pointer', device: { ...PHONE, colorScheme: 'dark' } },
];

for (const [game, lessons] of courses)
  describe(game, () => {
    for (const { name, hand, device } of WAYS)
      test(`all lessons are played ${name}`, options, async t => {
        const { page, leave, errors } = await here.person(device);
        for (const lesson of lessons) {
          await openLesson(page, game, lesson);
          await playLesson(page, lesson, hand, async moment => {
            if (hand === 'keys') return;
            const broken = await violations(page);
            assert.equal(broken.length, 0, `${lesson.id}, ${moment}:\n${broken.join('\n')}`);
          });
          t.diagnostic(lesson.id);
        }
        assert.deepEqual(errors, []);
        await leave();
      });
  });

// Each kind of fault is found where there is one, and nothing is found where there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';
import { faultsOf, type Kind } from './faults.ts';

const here = world();

const FINE = `<style>body, p { margin: 0; font: 14px/20px sans-serif; }
  .top, .centre { background: #fff; }
  .strip, .question { position: absolute; left: 0; right: 0; height: 40px; background: #fff; }
  .strip { bottom: 40px; } .question { bottom: 0; } button { min-width: 40px; height: 30px; }</style>
  <div class="top">Name</div><div class="centre" style="height: 100px">BOARD</div>
  <div class="strip"><b data-mine="gold">3 gold</b></div><div class="question"><button>Yes</button></div>`;
const within = (board: string): string => FINE.replace('BOARD', board);

const FAULTY: Readonly<Record<Kind, readonly string[]>> = {
  'cut off': [
    within('<p style="width: 40px; overflow: hidden; white-space: nowrap">much too long for this</p>'),
    within('<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">much too long</p>'),
    within('<svg viewBox="0 0 100 20" width="100" height="20"><text x="80" y="15" font-size="14">long</text></svg>'),
  ],
  covered: [
    within(
      '<p>text</p><i style="position: absolute; left: 0; top: 0; width: 90px; height: 90px; background: #eee"></i>',
    ),
    FINE.replace('.question { bottom: 0; }', '.question { bottom: 20px; }'),
  ],
  overlap: [within('<p>one text</p><p style="margin-top: -20px">and another</p>')],
  'small text': [
    within('<p style="font-size: 10px">fine print</p>'),
    within('<svg viewBox="0 0 200 40" width="100" height="20"><text x="20" y="30" font-size="20">half</text></svg>'),
    within('<p style="zoom: 0.5">half</p>'),
  ],
  'small target': [within('<button style="min-width: 0; width: 20px; height: 30px; padding: 0">x</button>')],
  sideways: [
    within('<p style="width: 2000px">wide</p>'),
    within('<div style="width: 90px; overflow-x: auto"><p style="width: 200px">wide</p></div>'),
  ],
  'off screen': [FINE.replace('.question { bottom: 0; }', '.question { bottom: -30px; }')],
  'own goods': [
    FINE.replace(/<b data-mine.*?<\/b>/, ''),
    FINE.replace('data-mine="gold"', 'data-mine="gold" style="position: absolute; left: -500px"'),
    `${FINE}<div style="position: absolute; inset: auto 0 0; height: 90px; background: #ddd"></div>`,
  ],
};

test('a screen without a fault has none', options, async () => {
  const { page, leave } = await here.person({ viewport: { width: 390, height: 400 } });
  await page.setContent(FINE);
  assert.deepEqual(await faultsOf(page, true), []);
  await leave();
});

for (const [kind, pages] of Object.entries(FAULTY))
  test(`what is wrong is found: ${kind}`, options, async () => {
    const { page, leave } = await here.person({ viewport: { width: 390, height: 400 } });
    for (const content of pages) {
      await page.setContent(content);
      const kinds = (await faultsOf(page, true)).map(fault => fault.kind);
      assert.ok(kinds.includes(kind as Kind), `not found in ${content.slice(FINE.indexOf('<div'))}: ${kinds}`);
    }
    await leave();
  });

test('what only screen readers get, and a link in a sentence, are no faults', options, async () => {
  const { page, leave } = await here.person({ viewport: { width: 390, height: 400 } });
  const unseen =
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">for readers</span>';
  const sentence = '<p>Rule <a href="#x">1.2</a> says so.</p>';
  await page.setContent(within(unseen + sentence));
  assert.deepEqual(await faultsOf(page, true), []);
  await leave();
});

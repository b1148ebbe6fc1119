// Editing an edition by its page.
import type { Edition, Reader } from '@boardwright/content';
import { games } from '@boardwright/games';
import type { Locator, Page } from 'playwright-core';
import type { Change } from './edition-values.ts';

/** All games that have editions. */
export const readers: { game: string; reader: Reader<Edition> }[] = [];
for (const [game, load] of Object.entries(games)) {
  const { contentFile: reader } = await load();
  if (reader !== undefined) readers.push({ game, reader });
}

export const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`);

/** Opens the part of the page in which a place is. */
export async function show(page: Page, place: string): Promise<Locator> {
  const section = page.locator(`[data-section="${place.split(/[.[]/)[0]}"]`);
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  const found = at(page, place);
  await found.first().waitFor();
  return found.first();
}

export async function put(page: Page, { place, to }: Change): Promise<void> {
  const value = await show(page, place);
  if (typeof to === 'boolean') await value.locator('input').setChecked(to);
  else if (typeof to === 'number') await value.locator('input').fill(String(to));
  else await value.locator('select').selectOption(to as string);
}

export async function newEdition(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/editions/${game}`);
  await page.locator('.own-editions .btn.go').click();
  await page.locator('.edition-head [data-place="name"] input').fill(name);
}

const sectionOf = (place: string): string => place.split(/[.[]/)[0] as string;

/** Puts many values in by their controls, as fast as the page takes them. A control may come only with the kind chosen before. */
export async function putAll(page: Page, changes: readonly Change[]): Promise<void> {
  for (const [section, some] of Map.groupBy(changes, ({ place }) => sectionOf(place))) {
    await show(page, section);
    await page.evaluate(
      async wanted => {
        type Control = HTMLInputElement | HTMLSelectElement;
        const FRAMES = 600; // far more than a page needs to show a new kind
        const controlAt = async (place: string): Promise<Control> => {
          for (let frame = 0; frame < FRAMES; frame++) {
            const control = document.querySelector<Control>(`.value[data-place="${place}"] :is(input, select)`);
            if (control !== null) return control;
            await new Promise(requestAnimationFrame);
          }
          throw new Error(`there is no control for ${place}`);
        };
        const set = (control: Control, to: string, event: string): void => {
          // A page that only saw the attribute change would not hear of it: the browser's own setter is what a hand uses.
          const { prototype } = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, to);
          control.dispatchEvent(new Event(event, { bubbles: true }));
        };
        for (const { place, to } of wanted) {
          const control = await controlAt(place);
          if (typeof to === 'boolean') control.click();
          else set(control, String(to), control instanceof HTMLSelectElement ? 'change' : 'input');
        }
      },
      some.map(({ place, to }) => ({ place, to: to as string | number | boolean })),
    );
  }
}

/** What the controls at these places hold. */
export async function heldAt(page: Page, changes: readonly Change[]): Promise<string[]> {
  for (const section of new Set(changes.map(({ place }) => sectionOf(place)))) await show(page, section);
  return page.evaluate(
    places =>
      places.map(place => {
        const control = document.querySelector(`.value[data-place="${place}"] :is(input, select, output)`);
        if (control instanceof HTMLInputElement && control.type === 'checkbox') return String(control.checked);
        return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? control.value
          : (control?.textContent ?? '');
      }),
    changes.map(({ place }) => place),
  );
}

// A click before the app has loaded is not lost: it is remembered and carried out as soon as possible.

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
const alike = (root: HTMLElement, label: string): HTMLElement[] =>
  [...root.querySelectorAll('button')].filter(button => labelOf(button) === label);

/** Until the app has replaced the first paint. */
export function rememberClicks(root: HTMLElement): void {
  root.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || root.dataset.app !== undefined) return;
    const label = labelOf(button);
    root.dataset.clicked = JSON.stringify([label, alike(root, label).indexOf(button)]);
    button.ariaBusy = 'true';
  });
}

export function doWhatWasClicked(): void {
  const root = document.getElementById('root');
  const clicked = root?.dataset.clicked;
  if (root === null) return;
  root.dataset.app = '';
  delete root.dataset.clicked;
  if (clicked === undefined) return;
  const [label, at] = JSON.parse(clicked) as [string, number];
  alike(root, label)[at]?.click();
}

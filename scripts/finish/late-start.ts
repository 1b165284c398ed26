/**
 * Runs in the browser, inline in each page, before anything else: starts the scripts of the framework at the first sign that
 * somebody wants them, or when the page has been left alone for a while, and repeats the press of a button that came before them.
 */
const quietTime = 8000;
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

const dataOf = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '[]');

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  Object.assign(self, { __next_f: dataOf('flight') });
  for (const src of dataOf('scripts')) {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }
}

/** Buttons that were pressed before the page could hear them, in the order in which they were. */
const pressed = new Set<HTMLElement>();
const isAwake = () => document.documentElement.hasAttribute('data-awake');

function keep(event: Event): void {
  if (isAwake() || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
  button.ariaBusy = 'true';
  start();
}

addEventListener('click', keep, true);
addEventListener('awake', () => {
  removeEventListener('click', keep, true);
  for (const button of pressed) {
    button.ariaBusy = null;
    button.click();
  }
});

if (document.documentElement.dataset.start === 'soon') {
  requestAnimationFrame(() => setTimeout(start));
} else {
  for (const sign of signs) addEventListener(sign, start, true);
  addEventListener('load', () => setTimeout(start, quietTime));
}

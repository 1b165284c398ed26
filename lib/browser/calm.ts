/** How long nobody has moved, pressed or typed anything when a moment is calm, in milliseconds. */
const calmTime = 2000;

const signs = ['pointerdown', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;

/** What is open, being filled in or just said. */
const busy =
  'dialog[open], :is(:popover-open), header details[open], [data-toast], input:focus, textarea:focus, select:focus, [contenteditable]:focus';

/**
 * Follows whether this is a moment to show something that nobody asked for: nothing is open, nobody acts, and no form of the page has been
 * written in.
 */
export function followCalm(): { isCalm: () => boolean; stop: () => void } {
  let lastSign = Number.NEGATIVE_INFINITY;
  let isWriting = false;
  const ending = new AbortController();
  const { signal } = ending;
  const notice = () => {
    lastSign = performance.now();
  };
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true, signal });
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest('form')) isWriting = true;
    },
    { capture: true, signal },
  );
  return {
    isCalm: () =>
      !isWriting &&
      document.visibilityState === 'visible' &&
      performance.now() - lastSign >= calmTime &&
      !document.querySelector(busy),
    stop: () => ending.abort(),
  };
}

import { keptText } from './storage';

/** By which light a visitor sees the site: as painted, as lit, or as it is in Pattaya right now. */
export const lightChoices = ['night', 'now', 'day'] as const;

export type LightChoice = (typeof lightChoices)[number];

const keptLight = keptText('light');

function isLightChoice(value: unknown): value is LightChoice {
  return lightChoices.some((choice) => choice === value);
}

/** What is seen, also before anything was chosen. */
export function currentLight(): LightChoice {
  const kept = keptLight.read();
  if (isLightChoice(kept)) return kept;
  const { colorScheme } = document.documentElement.style;
  return colorScheme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

/** Changes the light, and remembers it. It spreads from this element, unless the visitor or the browser wants nothing to move. */
export function changeLight(choice: LightChoice, from: Element): void {
  const root = document.documentElement;
  const show = () => {
    // Tubes strike again (arrival.css).
    delete root.dataset.lit;
    document.dispatchEvent(new CustomEvent('light', { detail: choice }));
  };
  keptLight.write(choice);
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show();
    return;
  }
  const { left, width, bottom } = from.getBoundingClientRect();
  root.style.setProperty('--lamp', `${left + width / 2}px ${bottom - width / 2}px`);
  document.startViewTransition(show);
}

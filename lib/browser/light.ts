import { keptText } from './storage';

/** By which light a visitor sees the site: as painted, as lit, or as it is in Pattaya right now. */
export const lightChoices = ['night', 'now', 'day'] as const;

export type LightChoice = (typeof lightChoices)[number];

export const keptLight = keptText('light');

export function isLightChoice(value: unknown): value is LightChoice {
  return lightChoices.some((choice) => choice === value);
}

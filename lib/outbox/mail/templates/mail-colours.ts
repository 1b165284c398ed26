import { isItemId } from '@/lib/catalog/items';
import type { Board } from '@/lib/drawings/board';
import { signOfPackage } from '@/lib/drawings/package-signs';

/** Colours of app/styles/colours.css: mail programs know no variables. */
export const colours = {
  blue: '#123ca0',
  white: '#ffffff',
  mango: '#ffc42b',
  pink: '#ff9aa2',
  aqua: '#7fdcd0',
  red: '#cf2a14',
  sea: '#066b5e',
  hair: '#7b8aa0',
  wall: '#081226',
  foam: '#f3f6fb',
  ink: '#0b1b33',
} as const;

const { blue, white, pink, mango, aqua, ink } = colours;

/** The ground and the letters of a heading, by the family of what the letter is about. */
export const headingColours: Partial<Record<Board, { ground: string; letters: string }>> & {
  web: { ground: string; letters: string };
} = {
  web: { ground: blue, letters: white },
  growth: { ground: pink, letters: ink },
  tech: { ground: mango, letters: ink },
  print: { ground: aqua, letters: ink },
};

/** The board of what is sold; undefined for what has none. */
export function boardOf(id: string | null | undefined): Board | undefined {
  return isItemId(id) ? signOfPackage(id)?.board : undefined;
}

import type { ItemId } from '@/lib/catalog/catalog';
import type { ItemType } from '@/lib/catalog/catalog-entry';
import { findItem, isItemId, itemIds } from '@/lib/catalog/items';
import { mailSigns } from '@/lib/drawings/mail-signs';
import { signOfPackage } from '@/lib/drawings/package-signs';
import { type MailSign, type SoldSign, soldSigns } from '@/lib/site/painted-pictures';

/** Colours of app/styles/colours.css: mail programs know no variables. */
export const colours = {
  blue: '#123ca0',
  white: '#ffffff',
  mango: '#ffc42b',
  pink: '#ff9aa2',
  aqua: '#7fdcd0',
  red: '#cf2a14',
  sea: '#066b5e',
  line: '#7b8aa0',
  hair: '#cbd6da',
  wall: '#f1f6f5',
  ink: '#0b1b33',
  soft: '#3f4e66',
  foam: '#f3f6fb',
  footSoft: '#b4c1d8',
} as const;

/** What takes their place by night. */
export const night = {
  wall: '#050c1a',
  board: '#0a1529',
  foot: '#02060f',
  ink: '#f3f6fb',
  soft: '#b4c1d8',
  hair: '#6e80a3',
  link: '#9dbbff',
  red: '#ff7a5e',
  late: '#8e1405',
  foam: '#fff4d6',
  mango: '#ffcf4d',
  pink: '#ff8fb0',
  aqua: '#66e6f2',
  sea: '#4fe0c8',
  road: '#66e6f2',
} as const;

/** The ground of a board by night, and of the sky at the foot of its mail: dark in the colour of its family, as bands of pages are. */
export const nightGrounds = {
  web: '#0b1c49',
  growth: '#2f1032',
  tech: '#231602',
  print: '#062d33',
  guide: night.late,
  done: '#062d33',
} as const;

/** The tubes of a board by night. */
export const nightLetters = {
  web: night.foam,
  growth: night.pink,
  tech: night.mango,
  print: night.aqua,
  guide: colours.white,
  done: night.sea,
} as const;

const { blue, white, pink, mango, aqua, red, sea, ink } = colours;

/** The ground and the letters of the boards that headings stand on. */
export const headingColours = {
  web: { ground: blue, letters: white },
  growth: { ground: pink, letters: ink },
  tech: { ground: mango, letters: ink },
  print: { ground: aqua, letters: ink },
  guide: { ground: red, letters: white },
  done: { ground: sea, letters: white },
} as const;

type Line = { id?: string | null; type?: string | null };

/** The board of the first line that has one; what was written by hand has none. The line of a renewal bears the id of its service. */
export const boardOfLines = (lines: readonly Line[]): MailSign | undefined =>
  lines.map(({ id, type }) => boardOf(isItemId(id) ? id : itemIds.find(isOf(type)))).find(Boolean);

const isMailSign = (board: string): board is MailSign => Object.hasOwn(mailSigns, board);

/** Of what the board of its family would not tell apart. */
const signOfType: { [Type in ItemType]?: MailSign } = {
  'vps-hosting': 'servers',
  domain: 'domains',
  'mobile-app': 'app',
  crm: 'crm',
  pos: 'pos',
  accounting: 'accounting',
};

const isOf = (type: string | null | undefined) => (id: ItemId) => findItem(id).type === type;

/** The board of what is sold; undefined for what has none. */
export function boardOf(id: string | null | undefined): MailSign | undefined {
  if (!isItemId(id)) return undefined;
  const sign = signOfType[findItem(id).type] ?? signOfPackage(id)?.board;
  return sign && isMailSign(sign) ? sign : undefined;
}

/** What is drawn beside a line: what it is of; undefined of what was written by hand. */
export const soldSignOf = (line: Line): SoldSign | undefined => {
  const sign = boardOfLines([line]);
  return soldSigns.find((sold) => sold === sign);
};

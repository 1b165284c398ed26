import { createHash } from 'node:crypto';
import { company } from '@/lib/company/company';

/** Where painted pictures lie; Next and nginx let them be kept for a year. */
export const previewFolder = '/_next/static/previews/';

/** Counts up when the picture is painted otherwise, since its address is never used for another one. */
const hand = 10;

const hash = createHash('sha256').update(`${hand} ${company.name}`).digest('base64url').slice(0, 12);

const lettersOf = (face: 'chonburi' | 'anuphan') =>
  ['latin', 'accents', 'thai', 'signs'].map((script) => ({
    family: `${face} ${script}`,
    file: `${face}-${script}.woff2`,
    path: `${previewFolder}${face}-${hand}-${script}.woff2`,
  }));

/** The letters of our signs and of our text, for mail programs that take letters from elsewhere; each file has some of them. */
export const letterFiles = { display: lettersOf('chonburi'), text: lettersOf('anuphan') } as const;

const painted = (name: string, width: number, height: number) =>
  ({
    path: `${previewFolder}${name}-${hash}.png`,
    night: `${previewFolder}${name}-night-${hash}.png`,
    width,
    height,
  }) as const;

/** Pictures of mails that are of one kind and size. */
const paintedEach = <Kind extends string, Name extends string>(
  kind: Kind,
  names: readonly Name[],
  width: number,
  height: number,
) =>
  Object.fromEntries(
    names.map((name) => [`${kind}-${name}`, painted(`mail-${kind}-${name}`, width, height)]),
  ) as Record<`${Kind}-${Name}`, ReturnType<typeof painted>>;

/** What is sold, by its family or, where that would not tell it apart, by what it is. */
export const soldSigns = [
  ...(['web', 'growth', 'tech', 'print'] as const),
  ...(['servers', 'domains', 'app', 'crm', 'pos', 'accounting'] as const),
];

/** What stands on the board of a mail: what was bought or the family of that, or how matters stand with it. */
export const mailSignNames = [
  ...soldSigns,
  ...(['money', 'refund', 'receipt', 'slip', 'lost', 'closed'] as const),
  ...(['paid', 'order', 'due', 'late', 'quote', 'enquiry', 'visit', 'files', 'key'] as const),
];

export type SoldSign = (typeof soldSigns)[number];
export type MailSign = (typeof mailSignNames)[number];

const signs = paintedEach('sign', mailSignNames, 136, 144);

/** Beside the names of what was bought: half as large, where those are several. */
const plates = paintedEach('sold', soldSigns, 72, 72);

/** What lies at the foot of a mail: the street, the shops in it, the bus stop by the sea, the beach, the sea, and the yard where boats are built. */
export const mailFeet = ['street', 'shops', 'stop', 'beach', 'sea', 'yard'] as const;

export type MailFoot = (typeof mailFeet)[number];

const feet = paintedEach('foot', mailFeet, 600, 124);

/** What mails show, by day and by night, with its size in pixels of CSS: the build paints it (scripts/build/previews). */
export const mailPictures = {
  head: painted('mail', 280, 48),
  bus: painted('mail-bus', 130, 50),
  ...feet,
  ...signs,
  ...plates,
} as const;

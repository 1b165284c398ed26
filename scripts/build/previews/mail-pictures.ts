import { company } from '@/lib/company/company';
import { mailSigns } from '@/lib/drawings/mail-signs';
import { nightLetters } from '@/lib/outbox/mail/templates/mail-colours';
import { type MailSign, mailFeet, mailPictures, mailSignNames, soldSigns } from '@/lib/site/painted-pictures';
import { coloursOf, type Scheme } from '../drawings/palette';
import type { Letterer } from './letterer';
import { dots, drawing, footParts } from './mail-feet';
import { drawn, logo } from './picture';

type Picture = keyof typeof mailPictures;

const words = { left: 124, base: 66, size: 56, depth: 3 };

/** What paints each picture of mails. */
export function mailPainters(display: Letterer): { name: Picture; paint: (scheme: Scheme) => string }[] {
  return [
    { name: 'head', paint: (scheme) => sized('head', ...signParts(display, scheme)) },
    { name: 'bus', paint: (scheme) => sized('bus', drawing('songthaew', scheme, '0 0 240 92')) },
    ...mailFeet.map((foot) => ({
      name: `foot-${foot}` as const,
      paint: (scheme: Scheme) => sized(`foot-${foot}`, ...footParts(foot, scheme)),
    })),
    ...mailSignNames.map((sign) => ({
      name: `sign-${sign}` as const,
      paint: (scheme: Scheme) => sized(`sign-${sign}`, hangingSign(sign, scheme)),
    })),
    ...soldSigns.map((sign) => ({
      name: `sold-${sign}` as const,
      paint: (scheme: Scheme) => sized(`sold-${sign}`, soldPlate(sign, scheme)),
    })),
  ];
}

function sized(name: Picture, ...parts: string[]): string {
  const { width, height } = mailPictures[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * dots}" height="${height * dots}">${parts.join('')}</svg>`;
}

/** The shop's sign and its lettered name on its board; the shade is that of blue, since red would blur in letters of this size. */
function signParts(display: Letterer, scheme: Scheme): string[] {
  const colour = coloursOf('web', scheme);
  const room = mailPictures.head.width * dots - words.left - 8;
  const size = Math.min(words.size, (words.size * room) / display.widthOf(company.name, words.size));
  const name = display.draw(company.name, size);
  const letters = (depth: number, fill: string) =>
    `<g transform="translate(${words.left + depth} ${words.base + depth})" fill="${colour(fill)}">${name}</g>`;
  return [
    `<rect width="100%" height="100%" fill="${colour(scheme === 'day' ? '--foot' : '--board')}"/>`,
    `<g transform="scale(${dots})">${logo}</g>`,
    letters(words.depth, '--shade'),
    letters(0, '--hero-ink'),
  ];
}

/** The sign that hangs at the front of the shop: enamel with a painted edge, and by night a tube round it. */
function hangingSign(sign: MailSign, scheme: Scheme): string {
  const { shape, colour, edge, paint, isDay } = enamelOf(sign, scheme);
  const ropes = `<path d="M40 0v30M96 0v30" stroke="${edge}" stroke-width="4"/>`;
  const plate = `<rect x="4" y="28" width="128" height="112" rx="8" fill="${colour(isDay ? '--white' : '--wall')}" stroke="${edge}" stroke-width="${isDay ? 4 : 3}"/>`;
  const picture = `<g transform="translate(24 40) scale(1.83)" stroke-width="4.2">${drawn(shape, paint, 0, 0)}</g>`;
  return `<g transform="scale(${dots})" fill="none">${ropes}${plate}${picture}</g>`;
}

/** The same as a small plate, in the colours of any board: it lies on the sheet. */
function soldPlate(sign: MailSign, scheme: Scheme): string {
  const { shape, colour, paint, isDay } = enamelOf(sign, scheme);
  const edge = isDay ? colour('--night') : colour('--mango');
  const plate = `<rect x="2" y="2" width="92" height="92" rx="12" fill="${colour(isDay ? '--white' : '--wall')}" stroke="${edge}" stroke-width="4"/>`;
  return `<g transform="scale(1.5)">${plate}<g transform="translate(14 14) scale(1.42)" fill="none" stroke-width="4.2">${drawn(shape, paint, 0, 0)}</g></g>`;
}

function enamelOf(sign: MailSign, scheme: Scheme) {
  const { board, ...shape } = mailSigns[sign];
  const isDay = scheme === 'day';
  const colour = coloursOf(board, scheme);
  const edge = isDay ? colour('--hero-ink') : nightLetters[board];
  const paint = (name: string) => colour(isDay ? (enamel[name] ?? name) : name);
  return { shape, colour, edge, paint, isDay };
}

/** What is painted on white, whatever the colour of the board. */
const enamel: { [name: string]: string } = {
  '--c1': '--blue',
  '--c2': '--red',
  '--c3': '--night',
  '--sun': '--mango',
};

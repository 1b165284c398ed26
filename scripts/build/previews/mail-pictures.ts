import { readFileSync } from 'node:fs';
import { company } from '@/lib/company/company';
import { mailSigns } from '@/lib/drawings/mail-signs';
import { nightLetters } from '@/lib/outbox/mail/templates/mail-colours';
import { type MailSign, mailPictures, mailSignNames, soldSigns } from '@/lib/site/painted-pictures';
import { coloursOf, type Scheme } from '../drawings/palette';
import type { Letterer } from './letterer';
import { drawn, logo } from './picture';

type Picture = keyof typeof mailPictures;

/** Mails are read on screens of twice as many dots. */
const dots = 2;
const words = { left: 124, base: 66, size: 56, depth: 3 };
const houses = { view: '0 0 1440 222', place: 'width="1200" height="185"' };
const kerb = { top: 185, height: 11, stone: 40 };

/** What paints each picture of mails. */
export function mailPainters(display: Letterer): { name: Picture; paint: (scheme: Scheme) => string }[] {
  return [
    { name: 'head', paint: (scheme) => sized('head', ...signParts(display, scheme)) },
    { name: 'bus', paint: (scheme) => sized('bus', drawing('bus', scheme, '0 0 120 48')) },
    { name: 'street', paint: (scheme) => sized('street', ...streetParts(scheme)) },
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
  return `${plate}<g transform="translate(14 14) scale(1.42)" fill="none" stroke-width="4.2">${drawn(shape, paint, 0, 0)}</g>`;
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

/** The street outside: the upper floors of its houses, the kerb, the road, and a baht bus on it. */
function streetParts(scheme: Scheme): string[] {
  const colour = coloursOf('web', scheme);
  const { width, height } = mailPictures.street;
  const { top, height: rise, stone } = kerb;
  const stones = Array.from(
    { length: (width * dots) / stone / 2 },
    (_, index) => `M${2 * index * stone} ${top}h${stone}v${rise}h-${stone}z`,
  );
  return [
    scheme === 'night'
      ? lifted(drawing('houses', scheme, houses.view, houses.place), colour)
      : drawing('houses', scheme, houses.view, houses.place),
    scheme === 'night' ? drawing('lamps', scheme, houses.view, houses.place) : '',
    `<rect y="${top}" width="100%" height="${rise}" fill="${colour('--kerb-white')}"/>`,
    `<path d="${stones.join('')}" fill="${colour('--red')}"/>`,
    `<rect y="${top + rise}" width="100%" height="${height * dots - top - rise}" fill="${colour('--tarmac')}"/>`,
    drawing('songthaew', scheme, '0 0 240 92', 'x="690" y="166" width="204" height="78"'),
  ];
}

/**
 * By night the sheet of a mail is as dark as the walls are on the site: they stand a step lighter before it, below roofs of thicker tubes, and
 * in every third window more there is light.
 */
const lifted = (svg: string, colour: (name: string) => string) =>
  svg
    .replaceAll(colour('--pavement'), colour('--pole'))
    .replaceAll(colour('--board'), colour('--pavement'))
    .replaceAll('stroke-width="3"/>', 'stroke-width="7"/>')
    .split(`fill="${colour('--sunk')}"`)
    .reduce(
      (before, after, place) => `${before}fill="${colour(place % 3 === 1 ? '--mango' : '--sunk')}"${after}`,
    );

/** A drawing of the site, or what its view shows of it, at a place of a picture. */
function drawing(file: string, scheme: Scheme, viewBox: string, place = ''): string {
  const svg = readFileSync(`app/drawings/${file}-${scheme}.svg`, 'utf8');
  return svg.replace(/<svg[^>]*>/, `<svg viewBox="${viewBox}" ${place}>`);
}

import { readFileSync } from 'node:fs';
import { type MailFoot, mailPictures } from '@/lib/site/painted-pictures';
import { coloursOf, type Scheme } from '../drawings/palette';

/** Mails are read on screens of twice as many dots. */
export const dots = 2;
const houses = { view: '0 0 1440 222', place: 'width="1200" height="185"' };
const kerb = { top: 185, height: 11, stone: 40 };

/** The parts of the picture at the foot of a mail; what is drawn for pages stands on its lower edge. */
export function footParts(foot: MailFoot, scheme: Scheme): string[] {
  if (foot === 'street') return streetParts(scheme);
  const { file, view, height } = footScenes[foot];
  const { width, height: whole } = mailPictures[`foot-${foot}`];
  const place = `width="${width * dots}" height="${height}" y="${whole * dots - height}"`;
  return [drawing(file, scheme, view, place)];
}

const footScenes = {
  shops: { file: 'scenes/fronts', view: '0 0 1200 220', height: 220 },
  stop: { file: 'scenes/last-bus', view: '0 0 1200 220', height: 220 },
  beach: { file: 'beach', view: '0 -16 1440 186', height: 155 },
  sea: { file: 'sea', view: '0 0 1440 170', height: 142 },
  yard: { file: 'scenes/launch', view: '0 0 1200 220', height: 220 },
} as const;

/** The street outside: the upper floors of its houses, the kerb, the road, and a baht bus on it. */
function streetParts(scheme: Scheme): string[] {
  const colour = coloursOf('web', scheme);
  const { width, height } = mailPictures['foot-street'];
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
export function drawing(file: string, scheme: Scheme, viewBox: string, place = ''): string {
  const svg = readFileSync(`app/drawings/${file}-${scheme}.svg`, 'utf8');
  return svg.replace(/<svg[^>]*>/, `<svg viewBox="${viewBox}" ${place}>`);
}

import { company } from '@/lib/company/company';
import { mailHead } from '@/lib/site/painted-pictures';
import { coloursOf, type Scheme } from '../drawings/palette';
import type { Letterer } from './letterer';
import { logo, painted } from './picture';

/** Mails are read on screens of twice as many dots. */
const dots = 2;
const words = { left: 124, base: 66, size: 56 };

/** The shop's sign and its lettered name on its board. */
export function mailHeadPicture(display: Letterer, scheme: Scheme): string {
  const colour = coloursOf('web', scheme);
  const ground = colour(scheme === 'day' ? '--hero' : '--board');
  const [width, height] = [mailHead.width * dots, mailHead.height * dots];
  const room = width - words.left - 8;
  const size = Math.min(words.size, (words.size * room) / display.widthOf(company.name, words.size));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/><g transform="scale(${dots})">${logo}</g>`,
    painted(display.draw(company.name, size), words.left, words.base, size, colour),
    '</svg>',
  ].join('');
}

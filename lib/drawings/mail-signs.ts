import type { MailSign } from '@/lib/site/painted-pictures';
import { webPackages } from './packages/web';
import { type Pictogram, pictograms } from './pictograms';

const { web, app, domains, crm, pos, seo, repair, cards, alarm, aeo } = pictograms;

/** What is asked of a slip or of money, from that height down. */
const question = (top: number) => `M17 ${top}a7 6.5 0 1 1 10.5 5.6q-3.5 1.9-3.5 5.4`;

/** What the board of a mail shows, in a square of 48, in the colours of a board of the site. */
export const mailSigns = {
  web,
  growth: seo,
  tech: repair,
  print: cards,
  servers: { ...webPackages['vps-business'], board: 'web' },
  domains,
  app,
  crm,
  pos,
  // The sign of the page, a ฿, reads as a letter at this size.
  accounting: { ...webPackages['accounting-business'], board: 'web' },
  paid: {
    board: 'print',
    stripes: ['M4 20L17 32L44 5', 'M6 27.5L17 37.5L41 14', 'M8 35L17 43L35 25.5'],
    disc: [40, 38, 5],
  },
  money: {
    board: 'print',
    stripes: ['M3 17H37V41H3Z', 'M11 8H45V32', 'M10 29H11M29 29H30'],
    disc: [20, 29, 5.5],
  },
  refund: {
    board: 'print',
    stripes: ['M4 21H44V44H4Z', 'M36 9H9M17 2L9 9L17 16', 'M11 32.5H12M36 32.5H37'],
    disc: [24, 32.5, 5],
  },
  receipt: {
    board: 'print',
    stripes: ['M8 4V43l5.3-4 5.4 4 5.3-4 5.3 4 5.4-4 5.3 4V4Z', 'M15 23L22 30L34 15'],
    disc: [36, 37, 5],
  },
  slip: { board: 'tech', stripes: ['M9 3H39V45H9Z', question(17)], disc: [24, 36, 3.2] },
  // One colour, as on all that is red.
  lost: { board: 'guide', stripes: [`M3 7H45V41H3Z${question(15)}`], disc: [24, 34, 3.2] },
  closed: {
    board: 'web',
    stripes: ['M8 8V44M40 8V44', 'M4 7H44', 'M8 17H40M8 26H40M8 35H40'],
    disc: [24, 42, 4],
  },
  order: {
    board: 'tech',
    stripes: ['M4 19H44L39 43H9Z', 'M12 19L20 5M36 19L28 5'],
    disc: [24, 31, 5],
  },
  due: {
    board: 'tech',
    stripes: ['M24 5a19 19 0 1 1-.1 0z', 'M24 13V24', 'M24 24L33 29'],
    disc: [24, 24, 4],
  },
  // Its second colour would pale on red.
  late: { ...alarm, board: 'guide', stripes: [alarm.stripes.join('')] },
  quote: {
    board: 'print',
    stripes: ['M10 5H38V44l-7-4-7 4-7-4-7 4z', 'M17 15H31'],
    disc: [24, 26.5, 4.5],
  },
  enquiry: { ...aeo, board: 'growth' },
  visit: { board: 'done', stripes: ['M6 10H42V42H6Z', 'M6 20H42', 'M16 4V12M32 4V12'], disc: [32, 31, 5] },
  files: { board: 'growth', stripes: ['M9 4H30L39 13V44H9Z', 'M17 22H31', 'M17 30H25'], disc: [31, 34, 4.5] },
  key: {
    board: 'web',
    stripes: ['M14 13a11 11 0 1 1-.1 0z', 'M25 24H45', 'M37 24V34M44 24V31'],
    disc: [14, 24, 4],
  },
} as const satisfies Record<MailSign, Pictogram>;

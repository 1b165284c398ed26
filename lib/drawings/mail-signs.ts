import type { MailSign } from '@/lib/site/painted-pictures';
import { webPackages } from './packages/web';
import { type Pictogram, pictograms } from './pictograms';

const { web, app, domains, crm, pos, accounting, seo, repair, cards, alarm, aeo } = pictograms;

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
  accounting,
  paid: {
    board: 'print',
    stripes: ['M4 20L17 32L44 5', 'M6 27.5L17 37.5L41 14', 'M8 35L17 43L35 25.5'],
    disc: [40, 38, 5],
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

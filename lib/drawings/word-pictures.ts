import type outlines from './painted-words.json';
import {
  bay,
  beacon,
  browser,
  bubble,
  cables,
  camera,
  cardOfTwo,
  cards,
  code,
  codeOfTwo,
  coin,
  lampOfTwo,
  lens,
  moon,
  pencil,
  phone,
  platter,
  pointer,
  regular,
  share,
  spanner,
  till,
  type WordPicture,
  waves,
} from './word-shapes';

export type PaintedPage = keyof typeof outlines;

/** Words end at 346 to 380, those of two lines at 390. What reaches beyond 366 the edge of a wide screen cuts. */
export const wordPictures: Record<PaintedPage, Record<'thai' | 'latin', WordPicture>> = {
  seo: { thai: { ...lens, at: [116, 140] }, latin: { ...lens, at: [112, 150] } },
  cctv: { thai: { ...camera(138), at: [172, 132] }, latin: { ...camera(94), at: [172, 130] } },
  paymentIntegration: { thai: codeOfTwo, latin: { ...code, at: [300, 206] } },
  accounting: { thai: { ...coin, at: [270, 160] }, latin: { ...coin, at: [270, 160] } },
  liveStreaming: { thai: lampOfTwo, latin: { ...waves, at: [200, 156] } },
  computerRepairs: { thai: { ...spanner, at: [284, 114] }, latin: { ...spanner, at: [284, 114] } },
  portfolio: { thai: { ...browser, at: [220, 206] }, latin: { ...browser, at: [220, 222] } },
  dataRecovery: { thai: { ...platter, at: [244, 154] }, latin: { ...platter, at: [210, 176] } },
  mobileApp: { thai: { ...phone, at: [196, 154] }, latin: { ...phone, at: [196, 154] } },
  services: { thai: { ...pointer, at: [242, 146] }, latin: { ...pointer, at: [140, 140] } },
  pos: { thai: { ...till, at: [112, 130] }, latin: { ...till, at: [112, 122] } },
  networkSolutions: { thai: { ...cables, at: [28, 140] }, latin: { ...cables, at: [28, 150] } },
  businessCards: { thai: cardOfTwo, latin: { ...cards, at: [92, 234] } },
  alarmSystems: {
    thai: { ...beacon, at: [308, 180], isInTwo: true },
    latin: { ...beacon, at: [240, 182] },
  },
  graphicDesign: { thai: { ...pencil, at: [112, 154] }, latin: { ...pencil, at: [104, 150] } },
  crm: { thai: { ...regular, at: [292, 96], isInTwo: true }, latin: { ...regular, at: [196, 112] } },
  socialMediaServices: { thai: { ...share, at: [84, 136] }, latin: { ...share, at: [104, 156] } },
  aeo: {
    thai: { ...bubble, at: [300, 290], isInTwo: true },
    latin: { ...bubble, at: [300, 290], isInTwo: true },
  },
  pattayaGuide: { thai: { ...bay, at: [84, 150] }, latin: { ...bay, at: [84, 150] } },
  nightlifeGuide: { thai: { ...moon, at: [240, 160] }, latin: { ...moon, at: [240, 180] } },
};

/** Home, one service page and both guides, in the default language and in the one with the most letters. */
export const measuredPages = [
  '/',
  '/seo',
  '/pattaya-guide',
  '/nightlife-guide',
  '/th',
  '/th/seo',
  '/th/pattaya-guide',
  '/th/nightlife-guide',
];

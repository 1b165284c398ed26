/** The site's sign as pictures of fixed size, which `npm run drawings -- icons` makes of `app/icon.svg`. */
export const siteIcons = {
  small: '/icon-192.png',
  large: '/icon-512.png',
  /** With room round it, for systems that cut icons to a shape of their own. */
  maskable: '/icon-maskable.png',
} as const;

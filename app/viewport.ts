import type { Viewport } from 'next';

export const boardByDay = '#ffffff';

/** How every page asks to be shown; a layout must export it under the name that Next reads. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  // The board by day and by night; browsers read it without any sheet.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: boardByDay },
    { media: '(prefers-color-scheme: dark)', color: '#0a1529' },
  ],
};

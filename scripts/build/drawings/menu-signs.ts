import type { Board } from '@/lib/drawings/board';
import { signedPages, signOf } from '@/lib/drawings/page-signs';
import { findRoute } from '@/lib/site/routes';

const tiles: Partial<Record<Board, string>> = {
  web: 'blue',
  growth: 'pink',
  tech: 'mango',
  print: 'aqua',
  guide: 'red',
};

/** Which pictogram stands before which page in the menus, and on which colour: by address, so that no page carries them. */
export function menuSigns(): string {
  const rules = signedPages.map((page) => {
    const { board, place } = signOf(page);
    return `.menu-panel a[href$="${findRoute(page).path}"] {\n  --at: ${place};\n  --tile: var(--${tiles[board]});\n}`;
  });
  return `/* The sign of each page in the menus: npm run drawings. */\n${rules.join('\n')}\n`;
}

import type { ReactNode } from 'react';
import { Pictogram } from '@/components/drawings/pictogram';
import { signedPages, signOf } from '@/lib/drawings/page-signs';
import { findRoute } from '@/lib/site/routes';
import { DeskSign, Strokes, strokes } from '../desk-sign';

/** The globe: from elsewhere. */
const other = 'M12 3.5a8.5 8.5 0 1 1-.1 0zM3.5 12h17M12 3.5c-4.7 5-4.7 12 0 17M12 3.5c4.7 5 4.7 12 0 17';

/** From where people come. */
const paths: Readonly<Record<string, string>> = {
  search: 'M10.5 4a6.5 6.5 0 1 1-.1 0zM15.3 15.3L20.5 20.5',
  maps: strokes.way,
  chat: 'M4 4h16v12h-8l-5 4v-4H4zM12 6.5l1.2 2.3 2.3 1.2-2.3 1.2-1.2 2.3-1.2-2.3-2.3-1.2 2.3-1.2z',
  facebook: 'M16.5 3.5H15a4 4 0 0 0-4 4V21M7 12.5h8.5',
  instagram: 'M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 1-.1 0zM16.7 7.3h.1',
  tiktok: 'M13.5 3.5v12a4 4 0 1 1-4-4M13.5 3.5a6 6 0 0 0 6 6',
  line: 'M12 4c5 0 9 2.9 9 6.8 0 3.4-4.6 6.9-9 9.7v-3.2c-5 0-9-2.6-9-6.5S7 4 12 4zM8 8.8v4h2.3M14 12.8v-4l2.5 4v-4',
  mail: strokes.mail,
  card: 'M3 6h18v12H3zM6.5 10h5M6.5 14h3M15 11h3',
  print: 'M4 4h16v10H4zM12 14v7M8 9h8',
  direct: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.6M12 19h.1',
  inside: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
};

/** One of them in a few strokes; its name stands beside it. */
export function Stroke({ of }: { of: string }) {
  return <Strokes path={paths[of] ?? other} />;
}

/** A small board in the paint of what is counted, for the eye. */
export function CountSign({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className={`count-sign ${look}`} aria-hidden="true">
      {children}
    </span>
  );
}

const pageSigns = new Map<string, ReturnType<typeof signOf>>(
  signedPages.map((page) => [findRoute(page).path, signOf(page)]),
);

/** The pictogram of a page, or a shop where it has none. */
export function PageSign({ path }: { path: string }) {
  const sign = pageSigns.get(path);
  return sign ? <Pictogram {...sign} /> : <DeskSign part="shop" />;
}

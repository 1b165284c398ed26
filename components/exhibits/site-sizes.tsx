import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { Phrases } from '@/components/ui/phrases';
import { Prose } from '@/components/ui/prose';

/** What is painted on a page of 48 by 36. */
const paintings = {
  home: 'M12 21a12 12 0 0 1 24 0zM4 24h40v3H4zM10 30h28v3H10z',
  menu: 'M6 6h20v4H6zM35 6h7v4h-7zM6 13h16v4H6zM35 13h7v4h-7zM6 20h23v4H6zM35 20h7v4h-7zM6 27h13v4H6zM35 27h7v4h-7z',
  dates: 'M6 5h36v6H6zM6 15h6v6H6zM16 15h6v6h-6zM26 15h6v6h-6zM36 15h6v6h-6zM6 25h6v6H6zM16 25h6v6h-6z',
  room: 'M6 7h4v12h28a4 4 0 0 1 4 4v7h-4v-4H10v4H6zM13 10h11v7H13z',
  map: 'M24 3a8 8 0 0 1 8 8c0 6-8 13-8 13s-8-7-8-13a8 8 0 0 1 8-8zm0 5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM4 28h40v4H4z',
  form: 'M6 5h36v5H6zM6 14h36v5H6zM6 23h18v8H6z',
  photo: 'M5 31l12-16 8 9 6-6 12 13zM30 10a4 4 0 1 1 8 0 4 4 0 1 1-8 0z',
  goods: 'M5 6h10v13H5zM19 6h10v13H19zM33 6h10v13H33zM5 24h10v4H5zM19 24h10v4H19zM33 24h10v4H33z',
} as const;

type PageName = keyof typeof paintings;

const named: readonly PageName[] = ['home', 'menu', 'dates', 'room', 'map'];
const pages: readonly PageName[] = [
  ...named,
  ...(['form', 'photo', 'goods', 'home', 'dates', 'room', 'menu', 'goods', 'map', 'form'] as const),
];

type SiteSizesProps = {
  words: {
    address: string;
    small: { title: string; text: string };
    large: { title: string; text: string; picture: string };
    /** What the five pages of the small site are called. */
    names: readonly string[];
  };
};

/** Two browser windows: the five pages of a small site by name, and the fifteen of a large one. */
export function SiteSizes({ words: { address, small, large, names } }: SiteSizesProps) {
  return (
    <div className="site-sizes">
      <Site address={address} {...small}>
        <ul className="site-named">
          {named.map((page, index) => (
            <li key={page}>
              <PaintedPage page={page} />
              <Phrases text={names[index] ?? ''} />
            </li>
          ))}
        </ul>
      </Site>
      <Site address={address} {...large}>
        <div className="site-pages" role="img" aria-label={large.picture}>
          {pages.map((page, index) => (
            <PaintedPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a built list never changes its order
              key={index}
              page={page}
              isCopy={index < named.length || pages.indexOf(page) < index}
            />
          ))}
        </div>
      </Site>
    </div>
  );
}

/** A window with an address, and below it how many pages the site has and whom it suits. */
function Site(props: { address: string; title: string; text: string; children: ReactNode }) {
  return (
    <figure>
      <div className="site-window">
        <p aria-hidden="true">{props.address}</p>
        {props.children}
      </div>
      <figcaption>
        <h3>
          <Lettering text={props.title} />
        </h3>
        <p>
          <Prose text={props.text} />
        </p>
      </figcaption>
    </figure>
  );
}

/** One page, small; the same page again takes its paint from the first. */
function PaintedPage({ page, isCopy = false }: { page: PageName; isCopy?: boolean }) {
  return (
    <svg viewBox="0 0 48 36" className={`site-${page}`} aria-hidden="true">
      {isCopy ? <use href={`#painted-${page}`} /> : <path id={`painted-${page}`} d={paintings[page]} />}
    </svg>
  );
}

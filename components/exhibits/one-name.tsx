import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { formatMoney } from '@/lib/catalog/money';

/** What the dishes of a bar that we made up cost, in satang. */
const prices = [9000, 12000, 6000, 8000] as const;

type Place = { title: string; text: string };

type OneNameProps = {
  words: { shop: string; dishes: readonly string[]; logo: Place; menu: Place; van: Place };
};

/** The name of one bar three times: as a logo, on a menu and on the side of a van. */
export function OneName({ words: { shop, dishes, logo, menu, van } }: OneNameProps) {
  const locale = useLocale();
  return (
    <ul className="one-name">
      <At {...logo}>
        <div className="name-logo">
          <Sun />
          <p>{shop}</p>
        </div>
      </At>
      <At {...menu}>
        <div className="name-menu">
          <Sun />
          <p>{shop}</p>
          <ul>
            {prices.map((price, index) => (
              <li key={price}>
                <span>{dishes[index]}</span>
                <b>{formatMoney(price, locale)}</b>
              </li>
            ))}
          </ul>
        </div>
      </At>
      <At {...van} className="name-on-van">
        <svg viewBox="0 0 640 314" className="name-van" aria-hidden="true">
          <path d="M6 264V40a32 32 0 0 1 32-32H440a44 44 0 0 1 37 19l63 103 60 14a36 36 0 0 1 34 36v84z" />
          <path className="van-sun" d="M46 196a72 72 0 0 1 144 0zM6 206H448v16H6zM6 234H448v16H6z" />
          <path className="van-glass" d="M450 40 504 130H402V40z" />
          <circle cx="136" cy="264" r="46" />
          <circle cx="512" cy="264" r="46" />
          <text x="36" y="98">
            {shop}
          </text>
        </svg>
      </At>
    </ul>
  );
}

/** One place of the name: how it looks there, and what that takes. */
function At({ title, text, className, children }: Place & { className?: string; children: ReactNode }) {
  return (
    <li className={className}>
      {children}
      <h3>
        <Lettering text={title} />
      </h3>
      <p>
        <Prose text={text} />
      </p>
    </li>
  );
}

/** The sun of the bar above the sea. */
function Sun() {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <path d="M18 36a30 30 0 0 1 60 0zM0 41H96v6H0zM12 53H84v6H12z" />
    </svg>
  );
}

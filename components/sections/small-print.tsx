import type { CSSProperties } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { Feature } from './feature-list';
import { type Question, Questions } from './questions';
import { Section } from './section';

/** What a part of the small print is painted as: a crate for what somebody brings, a receipt with a struck line for what the price leaves out, a leaf of a calendar for days, a stamp for what we answer for, a tag for what is paid later, a road sign for what one must know. */
type Thing = 'crate' | 'crate-yours' | 'receipt' | 'calendar' | 'stamp' | 'tag' | 'notice';

type SmallPrintProps = {
  board: Board;
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** One for each item. */
  things: readonly Thing[];
  faq: { title: string; items: readonly Question[] };
};

/** What is to be known before an order, each part painted as a thing, and under it what people ask. */
export function SmallPrint({ board, title, lead, items, things, faq }: SmallPrintProps) {
  /** Up to five in a row, and rows that are about equal. */
  const inRow = Math.ceil(items.length / Math.ceil(items.length / 5));
  return (
    <Section title={title} lead={lead}>
      <ul className={`things sign-${board}`} style={{ '--in-row': inRow } as CSSProperties}>
        {items.map((item, index) => (
          <li key={item.title} className={`thing thing-${things[index]}`}>
            <h3>
              <Lettering text={item.title} />
            </h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ul>
      <div className="asked">
        <h3 className="text-h3">
          <Lettering text={faq.title} />
        </h3>
        <Questions items={faq.items} isClosed />
      </div>
    </Section>
  );
}

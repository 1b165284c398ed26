import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { Feature } from './feature-list';
import { type Question, Questions } from './questions';
import { Section } from './section';

/** What a part of the small print is painted as: a crate for what somebody brings, a receipt with a struck line for what the price leaves out, a leaf of a calendar for days, a stamp for what we answer for, a tag for what is paid later, a road sign for what one must know. */
type Thing = 'crate' | 'yours' | 'receipt' | 'calendar' | 'stamp' | 'tag' | 'notice';

type SmallPrintProps = {
  board: Board;
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** One for each item. */
  things: readonly Thing[];
  /** What people ask, unless it has a section of its own. */
  faq?: { title: string; items: readonly Question[] };
};

const classOf = (thing: Thing | undefined) =>
  thing === 'yours' ? 'thing-crate thing-yours' : `thing-${thing}`;

/** What is to be known before an order, each part painted as a thing, and under it what people ask. */
export function SmallPrint({ board, title, lead, items, things, faq }: SmallPrintProps) {
  /** How many stand in rows of two, so that no row has but one: the first, as they say most. */
  const inPairs = [0, 4, 2][items.length % 3] ?? 0;
  return (
    <Section title={title} lead={lead}>
      <ul className={`things sign-${board}`}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`thing ${classOf(things[index])}${index < inPairs ? ' thing-half' : ''}`}
          >
            <h3>
              <Lettering text={item.title} />
            </h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ul>
      {faq && (
        <div className="asked">
          <h3 className="text-h2">
            <Lettering text={faq.title} />
          </h3>
          <Questions items={faq.items} isClosed />
        </div>
      )}
    </Section>
  );
}

import { Pictogram } from '@/components/drawings/pictogram';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Sign } from '@/lib/drawings/pictograms';
import type { Feature } from './feature-list';
import { Section } from './section';

/** What a part of the small print is painted as: a crate for what somebody brings, a receipt struck out for what the price leaves out, a plus for what one can add to it, a leaf of a calendar for days, a stamp for what we answer for, a tag for what is paid later, a road sign for what one must know. */
type Thing = 'crate' | 'yours' | 'receipt' | 'plus' | 'calendar' | 'stamp' | 'tag' | 'notice';

type SmallPrintProps = {
  sign: Sign;
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** One for each item after the first, which is the largest and has the picture of the service. */
  things: readonly Thing[];
  /** How it differs from the others of its family: the first over the other tags, or a shop of other paints (scope/*-looks.css). */
  look?: 'across' | 'evening' | 'market';
};

/** What is to be known before an order, each part painted as a thing. */
export function SmallPrint({ sign, title, lead, items, things, look }: SmallPrintProps) {
  /** Four stand side by side, and otherwise three. */
  const four = items.length === 5 ? ' things-four' : '';
  const other = look ? ` things-${look}` : '';
  return (
    <Section title={title} lead={lead}>
      <ul className={`things${four}${other} sign-${sign.board}`}>
        {items.map((item, index) => (
          <li key={item.title} className={`thing thing-${things[index - 1] ?? 'lead'}`}>
            {index === 0 && (
              <span className="field">
                <Pictogram place={sign.place} />
              </span>
            )}
            <h3>
              <Lettering text={item.title} />
            </h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

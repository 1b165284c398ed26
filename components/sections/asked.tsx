import { type Question, Questions } from './questions';
import { Section } from './section';

type AskedProps = { look: AskedLook; title: string; items: readonly Question[] };

/** What the questions hang on: a thing of the trade, each painted by the sheet of that name in app/styles/asked. */
export type AskedLook =
  | 'arms'
  | 'bars'
  | 'bubbles'
  | 'cards'
  | 'case'
  | 'drawers'
  | 'icons'
  | 'keypad'
  | 'ledger'
  | 'networks'
  | 'recorder'
  | 'search'
  | 'slips'
  | 'sticks';

/** What people ask before they order. */
export function Asked({ look, title, items }: AskedProps) {
  return (
    <Section title={title}>
      <div className={`asked asked-${look}`}>
        <Questions items={items} isClosed />
      </div>
    </Section>
  );
}

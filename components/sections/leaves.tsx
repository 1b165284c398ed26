import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { Feature } from './feature-list';
import { Section } from './section';

type LeavesProps = { board: Board; title: string; lead?: string; items: readonly Feature[] };

/** How something goes, as leaves that are torn off a calendar one after the other. */
export function Leaves({ board, title, lead, items }: LeavesProps) {
  return (
    <Section title={title} lead={lead}>
      <ol className={`leaves sign-${board}`}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>
              <Lettering text={item.title} />
            </h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

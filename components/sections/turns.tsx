import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Feature } from './feature-list';
import { Section } from './section';

type TurnsProps = { title: string; lead?: string; items: readonly Feature[] };

/** How something goes, as turns of a talk: each is said by a numbered somebody. */
export function Turns({ title, lead, items }: TurnsProps) {
  return (
    <Section title={title} lead={lead} ground="sand">
      <ol className="turns">
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

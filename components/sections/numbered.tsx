import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Feature } from './feature-list';
import { type Ground, Section } from './section';

type NumberedProps = {
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** What the numbers stand on (numbered.css): the roll of a till, phones, or nothing. */
  look: 'roll' | 'phones' | 'tall';
  ground: Ground;
};

/** How something goes, step by step under large numbers. */
export function Numbered({ title, lead, items, look, ground }: NumberedProps) {
  return (
    <Section title={title} lead={lead} ground={ground}>
      <ol className={`numbered numbered-${look}`}>
        {items.map((step) => (
          <li key={step.title}>
            <h3>
              <Lettering text={step.title} />
            </h3>
            <p>
              <Prose text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

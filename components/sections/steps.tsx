import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { Feature } from './feature-list';
import { type Ground, Section } from './section';

type StepsProps = {
  board: Board;
  title: string;
  lead?: string;
  items: readonly Feature[];
  ground?: Ground;
  /** Stops of a baht bus, ports that cords join, or screens. */
  look?: 'stops' | 'ports' | 'monitors';
};

/** How something goes, as numbered stops on one line in the colour of the family. */
export function Steps({ board, title, lead, items, ground, look = 'stops' }: StepsProps) {
  return (
    <Section title={title} lead={lead} ground={ground}>
      <ol className={`${look} sign-${board}`}>
        {items.map((step) => (
          <li key={step.title}>
            <h3 className="pt-1 font-semibold font-text text-lead leading-snug">
              <Lettering text={step.title} />
            </h3>
            <p className="text-ink-2">
              <Prose text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

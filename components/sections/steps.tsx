import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Feature } from './feature-list';
import { Section } from './section';

/** How something goes, as stops on one stripe. */
export function Steps({ title, lead, items }: { title: string; lead?: string; items: readonly Feature[] }) {
  return (
    <Section title={title} lead={lead}>
      <ol className="stops">
        {items.map((step, index) => (
          <li key={step.title} {...(index === items.length - 1 && { className: 'last-stop' })}>
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

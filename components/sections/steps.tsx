import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { SceneName } from '@/lib/drawings/scenes/scenes';
import type { Feature } from './feature-list';
import { type Ground, Section } from './section';

/** Ports that cords join, or screens: the term of each is a label on it. */
const labelled = ['ports', 'monitors'] as const;

/** What steps are painted as: a stylesheet of that name. The others are turns of a talk. */
type Look = (typeof labelled)[number] | 'turns';

type StepsProps = {
  /** In whose colours, where what they are painted as has none of its own. */
  board?: Board;
  title: string;
  lead?: string;
  items: readonly Feature[];
  ground?: Ground;
  look: Look;
  /** What each screen shows: a part of this picture. */
  scene?: SceneName;
};

/** How something goes, step by step. */
export function Steps({ board, title, lead, items, ground, look, scene }: StepsProps) {
  const hasLabels = labelled.some((one) => one === look);
  const looks = [look, board && `sign-${board}`, scene && `scene-${scene}`];
  return (
    <Section title={title} lead={lead} ground={ground}>
      <ol className={looks.filter(Boolean).join(' ')}>
        {items.map((step, index) => (
          <li key={step.title}>
            {scene && <i className={`at-${index}`} />}
            <h3 className={hasLabels ? 'pt-1 font-semibold font-text text-lead leading-snug' : undefined}>
              <Lettering text={step.title} />
            </h3>
            <p className={hasLabels ? 'text-ink-2' : undefined}>
              <Prose text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

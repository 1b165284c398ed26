import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type SeasonBoardProps = {
  id: string;
  title: string;
  items: readonly { months: string; weather: string; text: string }[];
};

/** The year as one picture: below each part of it the months, their weather, and what it means for a visit. */
export function SeasonBoard({ id, title, items }: SeasonBoardProps) {
  return (
    <Section id={id} title={title} board="web">
      <ul
        className="features features-walk features-4 features-scene scene-seasons"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where a list moves sideways, Safari reaches it by keys for this alone
        tabIndex={0}
      >
        {items.map(({ months, weather, text }, index) => (
          <li key={months}>
            <i className={`at-${index}`} />
            <h3>
              <Lettering text={months} />
            </h3>
            <p>
              <b>{weather}</b>
            </p>
            <p>
              <Prose text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { RoadSign } from '@/components/drawings/road-sign';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { RoadSignName } from '@/lib/drawings/road-signs';
import { Section } from './section';

type SeasonBoardProps = {
  id: string;
  title: string;
  items: readonly { months: string; weather: string; text: string }[];
  /** For each season the sign of its weather, which also tells its colour (seasons.css). */
  signs: readonly RoadSignName[];
};

/** The year as one board: each season a field in its colour. */
export function SeasonBoard({ id, title, items, signs }: SeasonBoardProps) {
  return (
    <Section id={id} title={title} ground="sand">
      <ul className="seasons">
        {items.map(({ months, weather, text }, index) => (
          <li key={months} className={`season-${signs[index]}`}>
            {signs[index] && <RoadSign name={signs[index]} />}
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

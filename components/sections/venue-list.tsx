import { useLocale } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type VenueListProps = {
  title: string;
  lead?: string;
  items: readonly { title: string; thaiName: string; text: string }[];
};

/** Streets of the town, each a part of one picture above the blue plate that hangs at every soi. */
export function VenueList({ title, lead, items }: VenueListProps) {
  const isThai = useLocale() === 'th';
  return (
    <Section title={title} lead={lead} board="growth">
      <ul
        className="features features-three features-walk features-3 features-scene scene-venues"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where a list moves sideways, Safari reaches it by keys for this alone
        tabIndex={0}
      >
        {items.map((venue, index) => (
          <li key={venue.thaiName}>
            <i className={`at-${index}`} />
            <h3 className="soi-plate">
              {!isThai && <span lang="th">{venue.thaiName}</span>}
              {venue.title}
            </h3>
            <p>
              <Prose text={venue.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

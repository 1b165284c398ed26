import { useLocale } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type VenueListProps = {
  title: string;
  lead?: string;
  items: readonly { title: string; thaiName: string; text: string }[];
};

/** Streets of the town, each under the blue plate that hangs at every soi. */
export function VenueList({ title, lead, items }: VenueListProps) {
  const isThai = useLocale() === 'th';
  return (
    <Section title={title} lead={lead} ground="road">
      <ul className="soi-boards">
        {items.map((venue) => (
          <li key={venue.thaiName}>
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

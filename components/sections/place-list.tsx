import { useLocale } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type Place = {
  id: string;
  name: string;
  thaiName?: string;
  text: string;
  lists: readonly { label: string; points: readonly string[] }[];
};

type PlaceListProps = { id?: string; title: string; lead?: string; places: readonly Place[] };

/** Areas of the town under blue street plates, as they hang at every soi. */
export function PlaceList({ id: anchor, title, lead, places }: PlaceListProps) {
  const locale = useLocale();
  return (
    <Section id={anchor} title={title} lead={lead} isTall>
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {places.map(({ id, name, thaiName, text, lists }) => (
          <li key={id} className="grid content-start gap-4">
            <h3 className="w-fit rounded-plate bg-blue px-4 py-2 text-lead text-white outline-2 outline-current -outline-offset-5">
              {thaiName && locale !== 'th' && (
                <span lang="th" className="thai-name">
                  {thaiName}
                </span>
              )}
              {name}
            </h3>
            <p>
              <Prose text={text} />
            </p>
            {lists.map(({ label, points }) => (
              <div key={label}>
                <h4 className="font-semibold font-text">{label}</h4>
                <ul className="mt-1 grid text-ink-2">
                  {points.map((point) => (
                    <li key={point} className="border-hair border-t py-2">
                      <Prose text={point} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Prose } from '@/components/ui/prose';
import { Section } from './section';

type PlaceListProps = {
  title: string;
  lead?: string;
  places: readonly { name: string; thaiName?: string; text: string; points: readonly string[] }[];
};

/** Areas of the town under blue street plates, as they hang at every soi. */
export function PlaceList({ title, lead, places }: PlaceListProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {places.map(({ name, thaiName, text, points }) => (
          <li key={name} className="grid content-start gap-4">
            <h3 className="w-fit rounded-plate bg-[#123ca0] px-4 py-2 text-lead text-white outline-2 outline-white/60 -outline-offset-5">
              {thaiName && (
                <span lang="th" className="block font-text text-base leading-relaxed">
                  {thaiName}
                </span>
              )}
              {name}
            </h3>
            <p>
              <Prose text={text} />
            </p>
            <ul className="grid gap-1 text-ink-2">
              {points.map((point) => (
                <li key={point} className="border-hair border-t py-2">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

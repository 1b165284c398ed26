import { type TownStop, townWalks } from '@/lib/drawings/town';
import { fill } from '@/lib/i18n/fill';

type TownMapProps = {
  stops: readonly { id: TownStop; short?: string }[];
  /** That it is a sketch, and what its dashes and dots mean. */
  caption: string;
  /** How long a walk between two stops is, with a place for `{minutes}`. */
  walk: string;
};

/** A sketch of the middle of the town with plates on it; each leads to the part of the page with the id of its stop. */
export function TownMap({ stops, caption, walk }: TownMapProps) {
  const nameOf = (id: TownStop) => stops.find((stop) => stop.id === id)?.short;
  return (
    <figure className="town-map">
      <ul>
        {stops.map(({ id, short }) => (
          <li key={id} className={`town-${id}`}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
        {townWalks.map(({ from, to, minutes }) => (
          <li key={from} className={`town-walk town-${from}-${to}`}>
            <span className="sr-only">{`${nameOf(from)} – ${nameOf(to)}: `}</span>
            {fill(walk, { minutes })}
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

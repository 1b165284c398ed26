import { type TownStop, townWalks } from '@/lib/drawings/town';
import { fill } from '@/lib/i18n/fill';

type TownMapProps = {
  stops: readonly { id: TownStop; short: string }[];
  /** That it is a sketch, and what its dashes and dots mean. */
  caption: string;
  /** How long a walk is, with a place for `{minutes}`: the map then shows the middle of the town alone, and the walks between its stops. */
  walk?: string;
};

/** A sketch of the town with plates on it; each leads to the part of the page with the id of its stop. */
export function TownMap({ stops, caption, walk }: TownMapProps) {
  const nameOf = (id: TownStop) => stops.find((stop) => stop.id === id)?.short;
  return (
    <figure className={walk ? 'town-map town-map-near' : 'town-map'}>
      <ul>
        {stops.map(({ id, short }) => (
          <li key={id} className={`town-${id}`}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
        {walk &&
          townWalks.map(({ from, to, minutes }) => (
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

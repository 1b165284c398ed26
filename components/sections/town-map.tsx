import type { TownStop } from '@/lib/drawings/town';

type TownMapProps = {
  stops: readonly { id: TownStop; short: string }[];
  /** That it is a sketch, and what its dashes and dots mean. */
  caption: string;
  /** The middle of the town alone. */
  isNear?: boolean;
};

/** A sketch of the town with plates on it; each leads to the part of the page with the id of its stop. */
export function TownMap({ stops, caption, isNear = false }: TownMapProps) {
  return (
    <figure className={isNear ? 'town-map town-map-near' : 'town-map'}>
      <ul>
        {stops.map(({ id, short }) => (
          <li key={id} className={`town-${id}`}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

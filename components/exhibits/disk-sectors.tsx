import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

const kinds = ['found', 'damaged', 'overwritten'] as const;

type Kind = (typeof kinds)[number];

/** The rings of the platter from the inside out: runs of sectors, 16 to a ring, from the top clockwise. */
const rings: readonly [radius: number, ...runs: readonly [Kind, number][]][] = [
  [100, ['found', 9], ['damaged', 2], ['found', 5]],
  [143, ['found', 4], ['overwritten', 3], ['found', 3], ['damaged', 2], ['found', 4]],
  [186, ['damaged', 2], ['found', 2], ['overwritten', 4], ['found', 8]],
];

/** A place on a ring, as path data; the middle is at 240, 240. */
function at(radius: number, sector: number): string {
  const turn = (sector / 16) * 2 * Math.PI;
  return `${Math.round(240 + radius * Math.sin(turn))} ${Math.round(240 - radius * Math.cos(turn))}`;
}

function runsOf(kind: Kind): string {
  return rings
    .flatMap(([radius, ...runs]) => {
      let start = 0;
      return runs.map(([of, length]) => {
        const from = start;
        start += length;
        const long = length > 8 ? 1 : 0;
        return of === kind ? `M${at(radius, from)}A${radius} ${radius} 0 ${long} 1 ${at(radius, start)}` : '';
      });
    })
    .join('');
}

const borders = Array.from({ length: 16 }, (_, sector) => `M${at(78, sector)}L${at(208, sector)}`).join('');

type DiskSectorsProps = {
  words: { picture: string; kinds: Readonly<Record<Kind, { title: string; text: string }>> };
};

/** The platter of a hard drive whose sectors are found, damaged or overwritten, and what each of these means. */
export function DiskSectors({ words }: DiskSectorsProps) {
  return (
    <div className="disk">
      <svg className="disk-drive" viewBox="0 0 480 620" role="img" aria-label={words.picture}>
        <path className="disk-case" d="M8 8H472V612H8Z" />
        <path className="disk-screws" d="M36 36h.1M444 36h.1M36 584h.1M444 584h.1" />
        <circle className="disk-platter" cx="240" cy="240" r="212" />
        {kinds.map((kind) => (
          <path key={kind} className={`sectors sectors-${kind}`} d={runsOf(kind)} />
        ))}
        <path className="disk-borders" d={borders} />
        <circle className="disk-hub" cx="240" cy="240" r="60" />
        <circle className="disk-spindle" cx="240" cy="240" r="24" />
        <path className="disk-arm" d="M116 494L256 332 278 348 188 546A44 44 0 1 1 116 494Z" />
        <circle className="disk-spindle" cx="150" cy="524" r="16" />
      </svg>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg className="disk-key" viewBox="0 0 112 40" aria-hidden="true">
              <path className="disk-platter" d="M0 0H112V40H0Z" />
              <path className={`sectors sectors-${kind}`} d="M10 20H102" />
            </svg>
            <h3>
              <Lettering text={words.kinds[kind].title} />
            </h3>
            <p>
              <Prose text={words.kinds[kind].text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

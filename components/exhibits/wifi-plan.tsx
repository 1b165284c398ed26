import type { ComponentProps } from 'react';
import { BarPlan } from './bar-plan';

/** The rooms of a bar on the plan of 600 by 380, between concrete walls, in the order in which they get Wi-Fi. */
const rooms = [
  { count: 1, x: 6, width: 210, tables: 'M58 126h.1M164 126h.1M111 182h.1M70 240h.1M152 240h.1' },
  { count: 2, x: 216, width: 194, tables: 'M276 138h.1M350 138h.1M313 216h.1' },
  { count: 3, x: 410, width: 190, tables: 'M454 70h.1M548 62h.1M500 142h.1M462 216h.1M540 216h.1' },
] as const;

/** Arcs over an access point at 0, 334: 47 degrees to each side. */
const arcs = [52, 104, 156, 208, 260, 312]
  .map((r) => {
    const [dx, dy] = [Math.round(r * 0.73), Math.round(r * 0.68)];
    return `M${-dx} ${334 - dy}a${r} ${r} 0 0 1 ${2 * dx} 0`;
  })
  .join('');

type WifiPlanProps = { words: ComponentProps<typeof BarPlan>['words'] & { lastTable: string } };

/** The plan of a bar with concrete walls: each access point brings Wi-Fi to a room, the third to the last table on the terrace. */
export function WifiPlan({ words }: WifiPlanProps) {
  return (
    <BarPlan name="points" counts={[1, 2, 3]} start={2} words={words} note={words.lastTable}>
      <defs>
        <path id="wifi-arcs" d={arcs} />
      </defs>
      {rooms.map(({ count, x, width }) => (
        <svg
          key={count}
          aria-hidden="true"
          className={`wifi from-${count}`}
          x={x}
          y="6"
          width={width}
          height="368"
        >
          <use href="#wifi-arcs" x={width / 2} />
          <circle cx={width / 2} cy="334" r="20" />
        </svg>
      ))}
      <path className="plan-things wifi-counter" d="M34 30h150v36H34zM262 30h104v50H262z" />
      <g className="wifi-tables">
        <path id="wifi-tables" d={rooms.map(({ tables }) => tables).join('')} />
        <use className="wifi-top" href="#wifi-tables" />
        {rooms.map(({ count, tables }) => (
          <path key={count} className={`wifi-lit from-${count}`} d={tables} />
        ))}
      </g>
      <path className="plan-walls" d="M410 6H6V250M6 320V374H410" />
      <path className="plan-walls wifi-concrete" d="M216 6V270M216 340V374M410 6V270M410 340V374" />
      <path className="wifi-fence" d="M420 6H594V374H420" />
      <path className="wifi-pointer" d="M548 36V-3" />
    </BarPlan>
  );
}

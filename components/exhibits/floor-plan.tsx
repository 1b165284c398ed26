import type { ComponentProps } from 'react';
import { BarPlan } from './bar-plan';

/** Where the cameras of a bar hang, and where each looks to, through no wall: place on the plan of 600 by 380, and the turn of its cone. */
const cameras = [
  { x: 300, y: 356, turn: -90, from: 4 },
  { x: 24, y: 356, turn: -45, from: 4 },
  { x: 380, y: 24, turn: 135, from: 4 },
  { x: 380, y: 356, turn: -135, from: 4 },
  { x: 24, y: 24, turn: 45, from: 8 },
  { x: 24, y: 190, turn: 0, from: 8 },
  { x: 576, y: 24, turn: 115, from: 8 },
  { x: 418, y: 150, turn: 60, from: 8 },
  { x: 160, y: 24, turn: 90, from: 16 },
  { x: 280, y: 24, turn: 90, from: 16 },
  { x: 160, y: 356, turn: -90, from: 16 },
  { x: 24, y: 280, turn: 0, from: 16 },
  { x: 380, y: 250, turn: 180, from: 16 },
  { x: 380, y: 100, turn: 180, from: 16 },
  { x: 576, y: 356, turn: -115, from: 16 },
  { x: 450, y: 356, turn: -80, from: 16 },
] as const;

/** The plan of a bar: whoever chooses 4, 8 or 16 cameras sees what they see. */
export function FloorPlan({ words }: Pick<ComponentProps<typeof BarPlan>, 'words'>) {
  return (
    <BarPlan name="cameras" counts={[4, 8, 16]} start={8} words={words}>
      <g className="plan-cones">
        {cameras.map(({ x, y, turn, from }) => (
          <path
            key={`${x} ${y}`}
            className={`from-${from}`}
            d="M0 0L184-84A202 202 0 0 1 184 84z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      <path className="plan-walls" d="M6 6H594V374H350M250 374H6ZM400 6V120M400 230V374M400 190H440" />
      <path className="plan-things" d="M60 70h110v34h-110zM456 250h90v70h-90z" />
      <g className="plan-tables">
        {[
          [90, 190],
          [190, 190],
          [290, 190],
          [90, 280],
          [190, 280],
          [290, 280],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="24" />
        ))}
      </g>
      <g className="plan-cameras">
        {cameras.map(({ x, y, from }) => (
          <circle key={`${x} ${y}`} className={`from-${from}`} cx={x} cy={y} r="9" />
        ))}
      </g>
    </BarPlan>
  );
}

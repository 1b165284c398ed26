import type { CSSProperties } from 'react';

type PaintProps = {
  name: string;
  colour: string;
  width: string;
  height: string;
  round?: boolean;
  style?: CSSProperties;
};

/** A dab of paint that stands in a line. */
export function Bar({ name, colour, width, height, round = false, style }: PaintProps) {
  return (
    <span
      className={name}
      style={{
        background: colour,
        borderRadius: round ? '50%' : '3px',
        display: 'inline-block',
        height,
        marginLeft: '8px',
        verticalAlign: 'middle',
        width,
        ...style,
      }}
    />
  );
}

/** A dab of paint on a line of its own. */
export const Line = ({ name, colour, width, height }: PaintProps) => (
  <div
    className={name}
    style={{ background: colour, borderRadius: '3px', height, marginTop: '8px', width }}
  />
);

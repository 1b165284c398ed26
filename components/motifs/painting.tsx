import type { ReactNode } from 'react';

type PaintingProps = {
  /** Unique on its page. */
  id: string;
  stripes: readonly string[];
  disc?: readonly [x: number, y: number, radius: number] | undefined;
  /** A disc that is more than round */
  children?: ReactNode;
};

/** The same shapes twice: beneath as the hard shade (by night the glow), above as the paint (by night the tubes). */
export function Painting({ id, stripes, disc, children }: PaintingProps) {
  return (
    <>
      <g className="shades">
        <use href={`#${id}`} />
      </g>
      <g className="paint">
        <g id={id}>
          {stripes.map((path, index) => (
            <path key={path} d={path} className={`s${index + 1}`} />
          ))}
          {disc && <circle className="disc" cx={disc[0]} cy={disc[1]} r={disc[2]} />}
          {children}
        </g>
      </g>
    </>
  );
}

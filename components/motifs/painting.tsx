type PaintingProps = {
  stripes: readonly string[];
  disc: readonly [x: number, y: number, radius: number] | undefined;
};

/** The same shapes twice: beneath as the hard shade (by night the glow), above as the paint (by night the tubes). */
export function Painting({ stripes, disc }: PaintingProps) {
  const shapes = (
    <>
      {stripes.map((path, index) => (
        <path key={path} d={path} className={`s${index + 1}`} />
      ))}
      {disc && <circle cx={disc[0]} cy={disc[1]} r={disc[2]} />}
    </>
  );
  return (
    <>
      <g className="shades">{shapes}</g>
      <g className="paint">{shapes}</g>
    </>
  );
}

import { type MotifName, motifs } from './motif-paths';
import { Painting } from './painting';

/** The picture of a page's board. Decoration only. */
export function Motif({ name }: { name: MotifName }) {
  const shape = motifs[name];
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="motif">
      <Painting
        id={`motif-${name}`}
        stripes={shape.stripes}
        disc={'disc' in shape ? shape.disc : undefined}
      />
    </svg>
  );
}

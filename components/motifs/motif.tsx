import { type MotifName, type MotifShape, motifs } from '@/lib/drawings/motifs';
import { Painting } from './painting';

/** The picture of a page's board. Decoration only. */
export function Motif({ name }: { name: MotifName }) {
  const shape: MotifShape = motifs[name];
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={shape.isWhole ? 'motif motif-whole' : 'motif'}>
      <Painting id={`motif-${name}`} stripes={shape.stripes} disc={shape.disc} />
    </svg>
  );
}

import type { MotifShape } from '@/lib/drawings/motifs';
import { Painting } from './painting';

type DrawnMotifProps = { name: string; shape: MotifShape };

/** The picture of a page's board, by its shapes. */
export function DrawnMotif({ name, shape }: DrawnMotifProps) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={`motif motif-drawn${shape.isWhole ? ' motif-whole' : ''}`}
    >
      <Painting id={`motif-${name}`} stripes={shape.stripes} disc={shape.disc} />
    </svg>
  );
}

import { isMotifName, type MotifName, motifs } from '@/lib/drawings/motifs';
import { type PictogramName, pictograms } from '@/lib/drawings/pictograms';
import type { Shape } from '@/lib/drawings/shape';
import { DrawnMotif } from './drawn-motif';
import { Painting } from './painting';

type MotifProps = { name: MotifName | PictogramName };

/** The picture of a page's board: one of its own, or the pictogram of what the page sells. Decoration only. */
export function Motif({ name }: MotifProps) {
  if (!isMotifName(name)) return <LargePictogram name={name} />;
  return <DrawnMotif name={name} shape={motifs[name]} />;
}

function LargePictogram({ name }: { name: PictogramName }) {
  const shape: Shape = pictograms[name];
  return (
    <svg viewBox="-2 -2 52 52" aria-hidden="true" className="motif motif-drawn motif-whole motif-sign">
      <Painting id={`motif-${name}`} stripes={shape.stripes} disc={shape.disc} />
    </svg>
  );
}

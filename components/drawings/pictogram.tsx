import type { PictogramName } from '@/lib/drawings/pictograms';

/** A service in one small picture, to stand on the board of its family. Decoration only. */
export function Pictogram({ name }: { name: PictogramName }) {
  return <i aria-hidden="true" className={`pictogram pictogram-${name}`} />;
}

import type { Sign } from '@/lib/drawings/pictograms';

/** A service in one small picture, by its place on the sheet; with a board on a plate in its colour. Decoration only: it holds no text. */
export function Pictogram({ place, board }: Pick<Sign, 'place'> & Partial<Sign>) {
  const plate = board ? `on-plate sign-${board} ` : '';
  return <i className={`pictogram ${plate}at-${place}`} />;
}

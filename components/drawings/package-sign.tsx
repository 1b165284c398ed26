import type { Sign } from '@/lib/drawings/pictograms';

/** A package in one small picture, on a plate in the colour of its family. Decoration only: it holds no text. */
export function PackageSign({ place, board }: Sign) {
  return <i className={`package-sign sign-${board} at-${place}`} />;
}

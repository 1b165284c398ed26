import type { RoadSignName } from '@/lib/drawings/road-signs';

/** A road sign beside the words that say the same. Decoration only. */
export function RoadSign({ name }: { name: RoadSignName }) {
  return <i aria-hidden="true" className={`road-sign road-sign-${name}`} />;
}

import { type RoadSignName, roadSigns } from '@/lib/drawings/road-signs';

/** A road sign beside the words that say the same. Decoration only: it holds no text. */
export function RoadSign({ name }: { name: RoadSignName }) {
  return <i className={`road-sign at-${Object.keys(roadSigns).indexOf(name)}`} />;
}

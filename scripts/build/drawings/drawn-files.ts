import { areaSigns } from '@/lib/drawings/area-signs';
import { packageSigns } from '@/lib/drawings/package-signs';
import paintedWords from '@/lib/drawings/painted-words.json';
import { pictograms } from '@/lib/drawings/pictograms';
import { roadSigns } from '@/lib/drawings/road-signs';
import { houseNames } from '@/lib/drawings/street';
import { vehicles } from '@/lib/drawings/vehicles';
import { highlightsOf } from './highlights';
import { menuSigns } from './menu-signs';
import type { Scheme } from './palette';
import { roadSignSheet } from './road-sign-sheet';
import { sceneFiles } from './scene-file';
import { cutsOf, placesOf } from './sheet-of';
import { signSheet } from './sign-sheet';
import { townPlaces } from './town-places';

/** Whatever shows a drawing of a sheet, and how many lie on it. */
const sheets = {
  '.pictogram,\n.menu-panel a:not([target])::before': Object.keys(pictograms).length,
  '.package-sign': Object.keys(packageSigns).length,
  '.road-sign': Object.keys(roadSigns).length,
  '.vehicle': vehicles.length,
  '.areas .soi-plate::after': Object.keys(areaSigns).length,
  '.facade,\n.facade::before': houseNames.length,
};

const signs: Record<string, (scheme: Scheme) => string> = {
  pictograms: (scheme) => signSheet(Object.values(pictograms), scheme),
  packages: (scheme) => signSheet(Object.values(packageSigns), scheme),
  areas: (scheme) =>
    signSheet(
      Object.values(areaSigns).map((shape) => ({ ...shape, board: 'web' as const })),
      scheme,
    ),
  'road-signs': roadSignSheet,
};

/** Every file that is made from a list: its path and its text. */
export function drawnFiles(): Record<string, string> {
  const drawn = Object.entries(signs).flatMap(([name, draw]) =>
    (['day', 'night'] as const).map((scheme) => [`app/drawings/${name}-${scheme}.svg`, draw(scheme)]),
  );
  return {
    ...Object.fromEntries(drawn),
    ...sceneFiles(),
    'app/drawings/cuts.css': cutsOf(sheets),
    'app/drawings/places.css': placesOf(Math.max(...Object.values(sheets))),
    'app/drawings/menu-signs.css': menuSigns(),
    'app/drawings/town-places.css': townPlaces(),
    'lib/drawings/word-highlights.json': wordHighlights(),
  };
}

function wordHighlights(): string {
  const drawn = Object.entries(paintedWords).map(([page, { thai, latin }]) => [
    page,
    { thai: highlightsOf(thai), latin: highlightsOf(latin) },
  ]);
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`;
}

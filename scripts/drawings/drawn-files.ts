import { pictograms } from '@/lib/drawings/pictograms';
import { roadSigns } from '@/lib/drawings/road-signs';
import { busPicture } from './bus-picture';
import { menuSigns } from './menu-signs';
import { pictogramSheet } from './pictogram-sheet';
import { roadSignSheet } from './road-sign-sheet';
import { placesOf } from './sheet-of';
import { townPicture, townPlaces } from './town-picture';

/** Every file that is made from a list of shapes: its path and its text. */
export function drawnFiles(): Record<string, string> {
  return {
    'app/drawings/pictograms-day.svg': pictogramSheet('day'),
    'app/drawings/pictograms-night.svg': pictogramSheet('night'),
    'app/drawings/pictogram-places.css': placesOf('pictogram', Object.keys(pictograms)),
    'app/drawings/menu-signs.css': menuSigns(),
    'app/drawings/road-signs-day.svg': roadSignSheet('day'),
    'app/drawings/road-signs-night.svg': roadSignSheet('night'),
    'app/drawings/bus-day.svg': busPicture('day'),
    'app/drawings/bus-night.svg': busPicture('night'),
    'app/drawings/town-day.svg': townPicture('day'),
    'app/drawings/town-night.svg': townPicture('night'),
    'app/drawings/town-places.css': townPlaces(),
    'app/drawings/road-sign-places.css': placesOf('road-sign', Object.keys(roadSigns)),
  };
}

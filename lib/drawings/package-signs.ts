import type { ItemId } from '@/lib/catalog/catalog';
import { findItem, itemIds } from '@/lib/catalog/items';
import type { Board } from './board';
import { growthPackages } from './packages/growth';
import { printPackages } from './packages/print';
import { techPackages } from './packages/tech';
import { webPackages } from './packages/web';
import type { Pictogram, Sign } from './pictograms';
import type { Shape } from './shape';

const onBoard = (board: Board, shapes: Partial<Record<ItemId, Shape>>) =>
  Object.entries(shapes).map(([id, shape]): [string, Pictogram] => [id, { ...shape, board }]);

/**
 * One for each package, in a square of 48, in the colours of its family's board: what one gets, and more of it in the larger ones.
 * `npm run drawings` makes a sheet of them.
 */
export const packageSigns: Readonly<Record<string, Pictogram>> = Object.fromEntries([
  ...onBoard('web', webPackages),
  ...onBoard('growth', growthPackages),
  ...onBoard('tech', techPackages),
  ...onBoard('print', printPackages),
]);

const places = Object.keys(packageSigns);

/** Where the sign of a package lies on its sheet, and its board; undefined for what is sold without one. */
export function signOfPackage(id: ItemId): Sign | undefined {
  const sign = packageSigns[id];
  return sign && { place: places.indexOf(id), board: sign.board };
}

/** The sign that stands for a type of items, by its name in the catalog: the first of its packages; undefined where none has one. */
export function signOfType(type: string): Sign | undefined {
  return itemIds.flatMap((id) => (findItem(id).type === type ? (signOfPackage(id) ?? []) : []))[0];
}

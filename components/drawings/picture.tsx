import type { ItemId } from '@/lib/catalog/catalog';
import { signOfPackage } from '@/lib/drawings/package-signs';
import { type PictogramName, pictograms, signOfPictogram } from '@/lib/drawings/pictograms';
import { PackageSign } from './package-sign';
import { Pictogram } from './pictogram';

/** What shows a thing best: a service, or a package of one. */
export type PictureName = PictogramName | ItemId;

const isPictogram = (name: PictureName): name is PictogramName => Object.hasOwn(pictograms, name);

/** A picture on a field in the colour of its board. Decoration only. */
export function Picture({ name }: { name: PictureName }) {
  const sign = isPictogram(name) ? signOfPictogram(name) : signOfPackage(name);
  if (!sign) throw new Error(`no picture of ${name}`);
  return (
    <span className={`field sign-${sign.board}`}>
      {isPictogram(name) ? <Pictogram place={sign.place} /> : <PackageSign {...sign} />}
    </span>
  );
}

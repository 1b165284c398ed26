import { getLocale } from 'next-intl/server';
import { PackageSign } from '@/components/drawings/package-sign';
import { Pictogram } from '@/components/drawings/pictogram';
import { findItem, isItemId } from '@/lib/catalog/items';
import { signOfPackage, signOfType } from '@/lib/drawings/package-signs';
import { signOfPictogram } from '@/lib/drawings/pictograms';
import { leafOf } from '@/lib/i18n/dates';
import { DeskSign } from './desk-sign';

type Line = { id: string; type: string };

/** A line in the picture of its package, or of another one of its kind; what is sold without one is a parcel. */
export function ItemSign({ id, type }: Line) {
  const kind = isItemId(id) ? findItem(id).type : type;
  if (kind === 'domain') return <Pictogram {...signOfPictogram('domains')} />;
  const sign = isItemId(id) ? signOfPackage(id) : signOfType(type);
  return sign ? <PackageSign {...sign} /> : <DeskSign part="orders" />;
}

/** The sign of the first line of an order or a quotation, by which its lists call it. */
export function LinesSign({ lines }: { lines: readonly Line[] }) {
  const first = lines.find(({ type }) => type !== 'discount' && type !== 'vat');
  return <ItemSign id={first?.id ?? ''} type={first?.type ?? ''} />;
}

type LeafProps = {
  day: string;
  /** Whether that day is over. */
  isLate?: boolean;
};

/** A day, YYYY-MM-DD, as a leaf of a calendar, for the eye. */
export async function Leaf({ day, isLate = false }: LeafProps) {
  const { day: number, short } = leafOf(day, await getLocale());
  return (
    <span className={isLate ? 'desk-leaf desk-leaf-late' : 'desk-leaf'}>
      <small>{short}</small>
      <b>{number}</b>
    </span>
  );
}

import { buttonClass } from '@/components/ui/button-class';
import { maxAdded } from '@/lib/documents/line-fields';

type AnotherRowProps = { rows: number; onAdd: (rows: number) => void; label: string };

/** Adds a row to the lines of a quotation or a sale, as long as there may be more. */
export function AnotherRow({ rows, onAdd, label }: AnotherRowProps) {
  if (rows >= maxAdded) return null;
  return (
    <button
      type="button"
      className={`${buttonClass.ghost} justify-self-start`}
      onClick={() => onAdd(rows + 1)}
    >
      {label}
    </button>
  );
}

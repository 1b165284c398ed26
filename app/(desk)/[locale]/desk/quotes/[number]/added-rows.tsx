import { Fragment, type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { AnotherRow } from './another-row';

type AddedRowsProps = {
  rows: number;
  /** The row for one more line, which waits folded unless somebody wrote into it before the page came back. */
  further: number | undefined;
  known: Record<string, string>;
  /** There where scripts run. */
  onAdd: ((rows: number) => void) | false;
  label: string;
  children: (row: number) => ReactNode;
};

/** The rows of added lines, and the way to one more, without scripts too. */
export function AddedRows({ rows, further, known, onAdd, label, children }: AddedRowsProps) {
  const [isOpen, setIsOpen] = useState(
    further === undefined || ['item', 'name', 'price'].some((part) => known[`added-${further}-${part}`]),
  );
  return (
    <>
      {Array.from({ length: rows }, (_, index) => index + 1).map((row) =>
        row === further ? (
          <details
            key={row}
            open={isOpen}
            className="desk-further"
            onToggle={({ currentTarget: fold }) => {
              if (!fold.open || isOpen) return;
              setIsOpen(true);
              fold.querySelector('select')?.focus();
            }}
          >
            <summary className={buttonClass.ghost}>{label}</summary>
            {children(row)}
          </details>
        ) : (
          <Fragment key={row}>{children(row)}</Fragment>
        ),
      )}
      {onAdd && isOpen && <AnotherRow rows={rows} onAdd={onAdd} label={label} />}
    </>
  );
}

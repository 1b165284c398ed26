import type { ReactNode } from 'react';
import { Lettering } from './lettering';

type FoldProps = {
  title: string;
  /** What should be known before it is opened. */
  note?: string;
  /** What it is of in one small picture. */
  sign?: ReactNode;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** Something that is seldom needed, behind a line that opens it. */
export function Fold({
  title,
  note,
  sign,
  className = 'border-hair border-t',
  isOpen = false,
  children,
}: FoldProps) {
  return (
    <details className={className} open={isOpen}>
      <summary className="flex min-h-13 items-center gap-3 py-2 font-semibold">
        {sign}
        <span className="min-w-0">
          <Lettering text={title} />
          {note && <span className="block font-normal text-ink-2 text-small">{note}</span>}
        </span>
        <span className="chevron" />
      </summary>
      {children}
    </details>
  );
}

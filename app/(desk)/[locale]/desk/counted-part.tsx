import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';

type CountedProps = {
  title: string;
  /** How many there are; null where that is not known. */
  count: number | null;
  /** What they come to, where that is known. */
  sum?: string | undefined;
};

/** A heading that says how many are below it, and what they come to. */
export function Counted({ title, count, sum }: CountedProps) {
  return (
    <span className="desk-counted">
      <span>
        <Lettering text={title} />
      </span>{' '}
      {count !== null && <span className="desk-count-of">{count}</span>}{' '}
      {sum && (
        <span className="desk-sum-of">
          <PaintedBaht text={sum} />
        </span>
      )}
    </span>
  );
}

/** A part of a page under such a heading. */
export function CountedPart({
  className,
  children,
  ...counted
}: CountedProps & { className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="text-h3">
        <Counted {...counted} />
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { PartTitle } from '@/components/ui/heading';

type FoldedPartProps = { title: string; isOpen?: boolean; children: ReactNode };

/** A part that is seldom needed, behind its heading; it opens without scripts too. */
export function FoldedPart({ title, isOpen = false, children }: FoldedPartProps) {
  return (
    <section className="desk-folded">
      <details open={isOpen}>
        <summary>
          <PartTitle text={title} />
          <span className="chevron" />
        </summary>
        <div className="grid gap-4">{children}</div>
      </details>
    </section>
  );
}

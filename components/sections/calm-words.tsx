import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';

type CalmWordsProps = {
  title: string;
  /** Whether wide pages have what is said beside the heading, not below it. */
  isBeside?: boolean;
  children?: ReactNode;
};

/** The words of a quiet band, large: its heading, and what is said of it. */
export function CalmWords({ title, isBeside = false, children }: CalmWordsProps) {
  return (
    <div
      className={
        isBeside
          ? 'grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(min-content,5fr)_7fr]'
          : 'grid max-w-words gap-3'
      }
    >
      <h2 className="text-h2">
        <Lettering text={title} />
      </h2>
      {children && <p className="text-lead">{children}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';

/** The words of a quiet band, large: its heading, and what is said below it. */
export function CalmWords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid max-w-words gap-3">
      <h2 className="text-h2">
        <Lettering text={title} />
      </h2>
      {children && <p className="text-lead">{children}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { PartTitle } from '@/components/ui/heading';

/** The loudest board there is, for what cannot wait; `children` is its one link or button. */
export function Emergency({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="urgent">
      <div className="wrap flex flex-wrap items-center justify-between gap-5">
        <div className="grid max-w-words gap-2">
          <PartTitle text={title} />
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { CalmWords } from './calm-words';

/** The loudest board there is, for what cannot wait; `children` is its one link or button. */
export function Emergency({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="urgent lg:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-5">
        <CalmWords title={title}>{text}</CalmWords>
        {children}
      </div>
    </section>
  );
}

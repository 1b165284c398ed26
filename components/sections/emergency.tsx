import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';

/** The loudest board there is, for what cannot wait; `children` is its one link or button. */
export function Emergency({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="urgent lg:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-5">
        <div className="grid max-w-words gap-3">
          <h2 className="text-h2">
            <Lettering text={title} />
          </h2>
          {text && <p className="text-lead">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

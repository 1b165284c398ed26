import type { ReactNode } from 'react';

/** A titled list of links in the footer; `children` are its items. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

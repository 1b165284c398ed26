import type { ReactNode } from 'react';
import { Lettering } from './lettering';

type HeadingProps = { text: string };

/** The heading of a page that is work rather than a shop window: an order, a form, the desk. */
export function PageTitle({ text }: HeadingProps) {
  return (
    <h1 className="text-h2">
      <Lettering text={text} />
    </h1>
  );
}

/** The heading of a part of such a page. */
export function PartTitle({ text }: HeadingProps) {
  return (
    <h2 className="text-h3">
      <Lettering text={text} />
    </h2>
  );
}

type PartProps = { id?: string; title: string; className?: string; children: ReactNode };

/** A part of such a page, under its heading. */
export function Part({ id, title, className = 'grid gap-4', children }: PartProps) {
  return (
    <section id={id} className={className}>
      <PartTitle text={title} />
      {children}
    </section>
  );
}

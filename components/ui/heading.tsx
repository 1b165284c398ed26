import type { ReactNode } from 'react';
import { Lettering } from './lettering';

type HeadingProps = { text: string };

type PartTitleProps = HeadingProps & { /** What it is of, in one small picture. */ sign?: ReactNode };

/** The heading of a page that is work rather than a shop window: an order, a form, the desk. */
export function PageTitle({ text }: HeadingProps) {
  return (
    <h1 className="text-h2">
      <Lettering text={text} />
    </h1>
  );
}

/** The heading of a part of such a page. */
export function PartTitle({ text, sign }: PartTitleProps) {
  return (
    <h2 className="text-h3">
      {sign}
      <Lettering text={text} />
    </h2>
  );
}

type PartProps = { id?: string; title: string; sign?: ReactNode; className?: string; children: ReactNode };

/** A part of such a page, under its heading. */
export function Part({ id, title, sign, className = 'grid gap-4', children }: PartProps) {
  return (
    <section id={id} className={className}>
      <PartTitle text={title} sign={sign} />
      {children}
    </section>
  );
}

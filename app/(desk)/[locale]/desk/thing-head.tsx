import type { ReactNode } from 'react';

type ThingHeadProps = {
  title: string;
  /** What it costs, where that is known. */
  price?: string | false;
  /** Where it stands, and what it belongs to. */
  children: ReactNode;
};

/** The head of one thing at the desk. */
export function ThingHead({ title, price, children }: ThingHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="wrap-anywhere text-h2">{title}</h1>
      {price && <p className="font-display text-h2">{price}</p>}
      {children}
    </div>
  );
}

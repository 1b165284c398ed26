import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { pageLength, placeText } from '@/lib/desk/place';

type FiltersProps<State extends string> = {
  path: string;
  /** The one that is shown; null for all. */
  state: State | null;
  states: readonly { state: State | null; label: string }[];
};

/** The states that a list can be narrowed to. */
export function Filters<State extends string>({ path, state, states }: FiltersProps<State>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {states.map(({ state: each, label }) => (
        <li key={each}>
          <a
            href={each ? `${path}?state=${each}` : path}
            aria-current={each === state ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  href: string;
  title: string;
  name: string | null;
  below: ReactNode;
  amount: string;
  /** A plate with it. */
  state?: ReactNode;
};

/** An order or a quotation as a line to tap. */
export function Row({ href, title, name, below, amount, state }: RowProps) {
  return (
    <li className="desk-row">
      <a href={href} className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-2">
        <span className="min-w-0">
          <span className="font-semibold">{title}</span> <span className="wrap-anywhere">{name}</span>
          <span className="block text-ink-2 text-small">{below}</span>
        </span>
        <span className="text-right">
          {amount}
          {state && <span className="block">{state}</span>}
        </span>
      </a>
    </li>
  );
}

type MoreLinkProps = {
  rows: readonly { created_at: Date; id: string }[];
  path: string;
  query?: Record<string, string>;
  name?: 'before' | 'after';
  label: string;
};

/** Leads to the rows behind the last one that is shown, where there may be more. */
export function MoreLink({ rows, path, query, name = 'before', label }: MoreLinkProps) {
  const last = rows.at(-1);
  if (rows.length < pageLength || !last) return null;
  return (
    <a
      href={`${path}?${new URLSearchParams({ ...query, [name]: placeText(last) })}`}
      className={`${buttonClass.ghost} justify-self-start`}
    >
      {label}
    </a>
  );
}

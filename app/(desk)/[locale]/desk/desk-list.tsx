import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SoiDog } from '@/components/motifs/soi-dog';
import { PaintedBaht } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { pageLength, placeText } from '@/lib/desk/place';
import { fill } from '@/lib/i18n/fill';
import { CountedPart } from './counted-part';
import { DeskSign } from './desk-sign';

type RowProps = {
  /** Nowhere where nothing more is known of it. */
  href?: string;
  /** What it is by its picture, or its day as a leaf. */
  sign?: ReactNode;
  /** Its day as a leaf beside its picture. */
  leaf?: ReactNode;
  title: string;
  name?: string | null | false;
  below?: ReactNode;
  /** In a column of its own: since or until when, or what it belongs to. */
  aside?: ReactNode;
  amount?: string;
  /** For how long it is. */
  per?: string;
  /** When it is in its day, beside what it is. */
  rail?: ReactNode;
  /** A plate with it. */
  state?: ReactNode;
  /** Whether it waits for us, where no plate says so. */
  isOurs?: boolean;
  /** Whom to call about it, and the name of that button. */
  call?: { phone: string; label: string } | undefined;
};

/** Anything of the desk as a line to tap. */
export function Row({ href, sign, leaf, title, name, below, isOurs = false, call, ...row }: RowProps) {
  const { aside, amount, per, rail, state } = row;
  return (
    <li className={`desk-row${isOurs ? ' desk-row-act' : ''}${leaf ? ' desk-row-dated' : ''}`}>
      <a href={href}>
        {sign && (
          <span className="desk-row-sign" aria-hidden="true">
            {sign}
            {leaf}
          </span>
        )}
        <span className="desk-row-what">
          <span className="inline-block font-semibold">{title}</span>{' '}
          {name && <span className="desk-row-name block">{name}</span>}
        </span>{' '}
        {below && <span className="desk-row-below">{below}</span>}{' '}
        {aside && <span className="desk-row-aside">{aside}</span>}{' '}
        {amount && (
          <span className="desk-row-amount">
            <PaintedBaht text={amount} />
            {per && <small>{` ${per}`}</small>}
          </span>
        )}{' '}
        {rail}
        {state && <span className="desk-row-state">{state}</span>}
      </a>
      {call && (
        <a href={`tel:${call.phone}`} aria-label={call.label} className="desk-row-call">
          <DeskSign part="call" />
        </a>
      )}
    </li>
  );
}

type RowsProps = {
  title?: string;
  /** Whether they are for today. */
  isNow?: boolean;
  /** Whether its heading says how many there are, and what they come to: only where all of them are here. */
  isCounted?: boolean;
  sum?: string | undefined;
  /** How lines stand where there is room: large, in pairs, or each as a sheet. */
  look?: 'posters' | 'pairs' | 'sheets' | 'postcards' | 'roads';
  children: readonly ReactNode[];
};

/** Lines to tap; under a heading they are a part, and none are no part. */
export function Rows({ title, isNow = false, isCounted = false, sum, look, children }: RowsProps) {
  if (children.length === 0) return null;
  const isOdd = look === 'pairs' && children.length % 2 === 1;
  const rows = (
    <ul className={`desk-rows${look ? ` desk-${look}` : ''}${isOdd ? ' desk-odd' : ''}`}>{children}</ul>
  );
  if (title === undefined) return rows;
  const counted = { title, count: isCounted ? children.length : null, sum };
  return (
    <CountedPart {...counted} className={isNow ? 'desk-now grid gap-3' : 'grid gap-3'}>
      {rows}
    </CountedPart>
  );
}

/** Nothing is here, which may be good news. */
export function Nothing({ of, text }: { of: Parameters<typeof DeskSign>[0]['part']; text: string }) {
  return (
    <p className="desk-nothing">
      <DeskSign part={of} />
      <span>{text}</span>
      <SoiDog />
    </p>
  );
}

/** How many there are, and that no more follow; below a list that has any. */
export async function ListEnd({ count }: { count: number }) {
  const { end } = (await getMessages()).desk;
  if (count === 0) return null;
  return (
    <p className="desk-nothing desk-end">
      <DeskSign part="done" />
      {fill(end, { count })}
    </p>
  );
}

type MoreLinkProps = {
  rows: readonly { created_at: Date; id: string }[];
  path: string;
  query?: Record<string, string>;
  name?: 'before' | 'after';
  label: string;
  /** What stands there where no more follow. */
  end?: ReactNode;
};

/** Leads to the rows behind the last one that is shown, where there may be more. */
export function MoreLink({ rows, path, query, name = 'before', label, end = null }: MoreLinkProps) {
  const last = rows.at(-1);
  if (rows.length < pageLength || !last) return end;
  return (
    <a
      href={`${path}?${new URLSearchParams({ ...query, [name]: placeText(last) })}`}
      className={`${buttonClass.ghost} justify-self-start`}
    >
      {label}
    </a>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { PageTitle } from '@/components/ui/heading';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { type DeskPart, DeskSign } from './desk-sign';
import { FlashNotice } from './flash-notice';

type DeskPageProps = {
  title: string;
  /** The part of the desk that leads here, and back. */
  of?: DeskPart;
  /** Of the address, where a flash message may stand in it. */
  query?: Record<string, string | string[] | undefined>;
  isOnOrder?: boolean;
  /** What it stands at, how much it is, what belongs to it. */
  state?: ReactNode;
  amount?: string;
  /** What the amount is. */
  amountOf?: string;
  facts?: ReactNode;
  /** What may be begun here. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the desk under its head: all have the same width, the way back, and their title, state and amount in the same places. */
export async function DeskPage({ title, of, query, isOnOrder = false, children, ...head }: DeskPageProps) {
  const locale = await getLocale();
  const { tabs } = (await getMessages()).desk;
  const { state, amount, amountOf, facts, actions } = head;
  return (
    <div className="desk-page">
      <div className="desk-title">
        {of && (
          <a href={localePath(locale, `${livePaths.desk}/${of}`)} className="desk-back">
            <DeskSign part={of} />
            {withoutMarks(tabs[of])}
          </a>
        )}
        <div className="desk-name-of">
          <PageTitle text={title} />
          {state}
        </div>
        {amount && (
          <p className="desk-amount">
            {amountOf && <small>{amountOf} </small>}
            <PaintedBaht text={amount} />
          </p>
        )}
        {actions && <div className="desk-actions">{actions}</div>}
        {facts && <div className="desk-facts">{facts}</div>}
      </div>
      {query && <FlashNotice query={query} isOnOrder={isOnOrder} />}
      {children}
    </div>
  );
}

/** A page in two columns: what is done there, and what belongs to it. */
export function DeskColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="desk-columns">
      <div>{children}</div>
      <div className="desk-side desk-joined">{side}</div>
    </div>
  );
}

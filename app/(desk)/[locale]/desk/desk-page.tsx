import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { PageTitle } from '@/components/ui/heading';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { DeskHouse, houseOf } from './desk-house';
import { type DeskPart, DeskSign } from './desk-sign';
import { FlashNotice } from './flash-notice';

type DeskPageProps = {
  title: string;
  /** The part of the desk that leads here, and back. */
  of?: DeskPart;
  /** The part of the desk that it is itself. */
  room?: DeskPart;
  /** Of the address, where a flash message may stand in it. */
  query?: Record<string, string | string[] | undefined>;
  isOnOrder?: boolean;
  /** What it stands at, how much it is, what belongs to it. */
  state?: ReactNode;
  /** How far it has come. */
  road?: ReactNode;
  amount?: string;
  /** What the amount is. */
  amountOf?: string;
  facts?: ReactNode;
  /** What may be begun here. */
  actions?: ReactNode;
  /** What finds and narrows the list below. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A page of the desk under its head: all have the same width, the way back, and their title, state and amount in the same places. A room has the colours of its house. */
export async function DeskPage(props: DeskPageProps) {
  const { title, of, query, isOnOrder = false, children } = props;
  const { state, road, amount, amountOf, facts, actions, tools } = props;
  const room = of ?? props.room ?? 'check';
  const locale = await getLocale();
  const { tabs } = (await getMessages()).desk;
  return (
    <>
      <div className={`desk-page room-${room}`} style={houseStyle(room)}>
        <div className="desk-title">
          {room !== 'check' && <DeskHouse part={room} />}
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
          {road}
          {actions && <div className="desk-actions">{actions}</div>}
          {facts && <div className="desk-facts">{facts}</div>}
          {tools}
        </div>
        {query && <FlashNotice query={query} isOnOrder={isOnOrder} />}
        {children}
      </div>
      {room !== 'check' && (
        <div className={`desk-foot room-${room} print:hidden`} style={houseStyle(room)} aria-hidden="true" />
      )}
    </>
  );
}

const houseStyle = (room: DeskPart) => ({ '--at': houseOf[room] }) as CSSProperties;

type DeskColumnsProps = {
  /** Whether what is done there is one board. */
  isBoard?: boolean;
  children: ReactNode;
  side: ReactNode;
};

/** A page in two columns: what is done there, and what belongs to it. */
export function DeskColumns({ isBoard = false, children, side }: DeskColumnsProps) {
  return (
    <div className="desk-columns">
      <div className={isBoard ? 'desk-joined desk-board' : undefined}>{children}</div>
      <div className="desk-side desk-joined">{side}</div>
    </div>
  );
}

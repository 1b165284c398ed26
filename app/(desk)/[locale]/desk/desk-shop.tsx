import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { houseOf } from './desk-house';
import type { DeskPart } from './desk-sign';
import { oldestIn } from './oldest';

export type Shop = {
  part: Exclude<DeskPart, 'month' | 'shop'>;
  waiting: number;
  /** How many there are that are not over, those that wait among them. */
  open: number;
  /** What is said of what waits there. */
  below?: ReactNode;
  /** What is said of the rest while nothing waits. */
  else?: ReactNode;
  isLate?: boolean;
};

const houseStyle = (part: DeskPart) => ({ '--at': houseOf[part] }) as CSSProperties;

/** The shop of what is due now, with what has waited longest inside, and the act as the button of its door; or a slip. */
export async function OpenShop({ shop, children }: { shop: Shop; children: ReactNode }) {
  const { part, waiting, below, isLate } = shop;
  const { desk } = await getMessages();
  const slips = await getTranslations('desk.check');
  return (
    <div className={`desk-open room-${part}${isLate ? ' desk-late' : ''}`} style={houseStyle(part)}>
      <h2>
        <b>{waiting}</b>{' '}
        <Lettering text={part === 'check' ? slips('title', { count: waiting }) : desk.tabs[part]} />
      </h2>
      {part === 'check' ? (
        <ul id="check" className="desk-cards">
          {children}
        </ul>
      ) : (
        <>
          <ShopDoor part={part} below={below} />
          {children}
        </>
      )}
    </div>
  );
}

type ShopDoorProps = {
  part: keyof Awaited<ReturnType<typeof getMessages>>['desk']['acts'];
  below: ReactNode;
};

/** What has waited longest in a shop, and the way to it. */
async function ShopDoor({ part, below }: ShopDoorProps) {
  const { acts } = (await getMessages()).desk;
  const oldest = await oldestIn(part);
  const path = [livePaths.desk, part, oldest?.path].filter(Boolean).join('/');
  return (
    <div className="desk-door">
      {oldest && <h3>{oldest.title}</h3>}
      {oldest?.name && <p>{oldest.name}</p>}
      {oldest?.gist && <p className="desk-gist">{oldest.gist}</p>}
      <p className="text-ink-2">{oldest?.clock ?? below}</p>
      <a
        href={localePath(await getLocale(), path as `/${string}`)}
        className={`${buttonClass.primary} desk-first`}
      >
        {acts[part]}
      </a>
    </div>
  );
}

/** The house of a queue: lit while anything waits in it, else small and shut. */
export async function DeskShop({ shop }: { shop: Shop }) {
  const { part, waiting, open, below, else: rest, isLate } = shop;
  const { desk } = await getMessages();
  const look = waiting > 0 ? `room-${part}${isLate ? ' desk-late' : ''}` : 'desk-shut';
  return (
    <li className={look} style={houseStyle(part)}>
      <a href={localePath(await getLocale(), `${livePaths.desk}${part === 'check' ? '#check' : `/${part}`}`)}>
        <span>
          <Lettering text={desk.tabs[part]} />
          <span className="sr-only">: </span>
        </span>
        <b>{waiting || open}</b>
        <small>{waiting > 0 ? below : open > 0 && rest}</small>
      </a>
    </li>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { formatMoney } from '@/lib/catalog/money';
import { dateOf, spanOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { today } from '@/lib/i18n/pattaya-time';
import type { ShownService } from '@/lib/services/service';
import { lastDayOf } from '@/lib/services/service-lines';
import { changesOf, yearPrice } from '@/lib/services/service-offers';
import { type ServiceProps, titleOf } from './service-props';

/** What its customer may make of a service now, each a button that says what it costs. */
export function ServiceMoves({ service, api }: ServiceProps) {
  const { moves, order } = service;
  const action = `${api}/${service.id}` as const;
  const isAsked = order !== null && order.status !== 'awaiting-payment';
  return (
    <>
      {moves.includes('pay') && !isAsked && <Pay service={service} action={action} />}
      {moves.includes('change') && <Change service={service} action={action} isAsked={isAsked} />}
      {moves.includes('keep') && <Keep action={action} />}
      {moves.includes('end') && <End service={service} action={action} />}
    </>
  );
}

type MoveProps = { service: ShownService; action: `${ServiceProps['api']}/${string}` };

async function Pay({ service, action }: MoveProps) {
  const { locale, words, money, period } = await toldOf(service);
  const { paid_until: until, price_then: then, order } = service;
  const year = yearPrice(service);
  return (
    <PostForm action={action} className="flex flex-wrap items-center gap-3">
      {!order && <MoveButton move={`pay ${then}`} label={fill(words.pay, { amount: money(then) })} />}
      {year !== undefined && (
        <>
          <MoveButton move={`year ${year}`} label={fill(words.payYear, { amount: money(year) })} />
          <span className="text-ink-2 text-small">
            {fill(words.yearHint, { days: spanOf(until, yearAfter(until), locale), period })}
          </span>
        </>
      )}
    </PostForm>
  );
}

async function Change({ service, action, isAsked }: MoveProps & { isAsked: boolean }) {
  const { locale, words, money, period } = await toldOf(service);
  const { name: own, next_item: next, paid_until: until } = service;
  const changes = isAsked ? [] : await changesOf(service, today());
  if (changes.length === 0 && !next) return null;
  return (
    <Fold title={words.change}>
      <PostForm action={action} className="grid justify-items-start gap-3 pb-4">
        {next && <MoveButton move="stay" label={fill(words.stay, { name: own })} />}
        {changes.map(({ to, difference }) => (
          <MoveButton
            key={to.item}
            move={`change ${to.item} ${difference}`}
            label={fill(difference > 0 ? words.dearer : words.cheaper, {
              date: dateOf(difference > 0 ? lastDayOf(until) : until, locale),
              period,
              name: to.name,
              amount: money(difference),
              price: money(to.price),
            })}
          />
        ))}
      </PostForm>
    </Fold>
  );
}

async function Keep({ action }: Pick<MoveProps, 'action'>) {
  const { services: words } = (await getMessages()).orders;
  return (
    <PostForm action={action}>
      <MoveButton move="keep" label={words.keep} />
    </PostForm>
  );
}

async function End({ service, action }: MoveProps) {
  const { locale, words } = await toldOf(service);
  const isLate = service.state === 'overdue' || service.state === 'paused';
  const last = dateOf(lastDayOf(service.paid_until), locale);
  return (
    <Fold title={fill(words.ending, { name: titleOf(service) })}>
      <PostForm action={action} className="grid justify-items-start gap-3 pb-4">
        <p>{isLate ? words.endNowText : words.endText}</p>
        <MoveButton move="end" label={isLate ? words.endNow : fill(words.end, { date: last })} />
      </PostForm>
    </Fold>
  );
}

function MoveButton({ move, label }: { move: string; label: string }) {
  return (
    <button type="submit" name="move" value={move} className={`${buttonClass.ghost} text-left`}>
      {label}
    </button>
  );
}

/** The words about a service, and how they write its sums and its period. */
async function toldOf({ period }: ShownService) {
  const locale = await getLocale();
  const { orders, catalog } = await getMessages();
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  return { locale, words: orders.services, money, period: catalog.periods[period] };
}

/** The last day of a year that begins on a day. */
function yearAfter(day: string): string {
  const [year = 0] = day.split('-').map(Number);
  return lastDayOf(`${year + 1}${day.slice(4).replace('02-29', '02-28')}`);
}

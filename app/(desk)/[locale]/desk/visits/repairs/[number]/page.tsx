import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { showDeskQuote } from '@/lib/desk/desk-quotes';
import { unbroken } from '@/lib/fields/reference';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { repairAtDesk } from '@/lib/repairs/desk-repairs';
import { wayOfRepair } from '@/lib/repairs/repair-way';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../../../customer';
import { CustomerLink } from '../../../customer-link';
import { DeskColumns, DeskPage } from '../../../desk-page';
import { DeskRoad } from '../../../desk-road';
import { EventHistory } from '../../../history';
import { staffHere } from '../../../staff-here';
import { StatePlate } from '../../../state-plate';
import { MoveButtons } from '../../move-buttons';

/** One device in the shop: whose, what is wrong with it, where it stands, and the way to its price and its tag. */
export default async function DeskRepairPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/visits/repairs/[number]'>) {
  await staffHere();
  const shown = await repairAtDesk((await params).number);
  if (!shown) notFound();
  const locale = await getLocale();
  const { repairs, orders } = await getMessages();
  const words = repairs.desk;
  const { number, state, device, quote, amount } = shown;
  const { stops, current } = wayOfRepair(state);
  const priced = ((await showDeskQuote(quote))?.versions ?? [])
    .filter(({ amount: price, person }) => price > 0 && person !== null)
    .map(({ issued_at: at, person, amount: price }) => ({
      what: 'priced' as const,
      actor: 'agency' as const,
      person,
      amount: price,
      created_at: at,
    }));
  const at = (part: string) => localePath(locale, livePaths.desk + part);
  return (
    <DeskPage
      title={number}
      of="visits"
      query={await searchParams}
      state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
      road={
        <DeskRoad
          label={orders.stops.label}
          current={current}
          stops={stops.map((stop) => ({ key: stop, text: words.states[stop] }))}
        />
      }
      amount={amount > 0 ? formatMoney(amount, locale, 'always') : ''}
    >
      <DeskColumns
        isBoard
        side={
          <>
            <Customer
              of={{
                customer_name: shown.name,
                company_name: null,
                customer_address: null,
                customer_phone: shown.phone,
                customer_email: null,
                locale: shown.locale,
              }}
              reference={quote}
            />
            <CustomerLink reference={quote} locale={shown.locale} />
          </>
        }
      >
        <section className="grid gap-2">
          <p className="desk-said">{device}</p>
          <p className="desk-moves">
            <a
              href={at(`/quotes/${quote}`)}
              className={buttonClass[shown.moves.includes('ready') ? 'secondary' : 'primary']}
            >
              {fill(words.price, { quote: unbroken(quote) })}
            </a>
          </p>
          <MoveButtons
            action={`/api/desk/repairs/${number}`}
            moves={shown.moves}
            words={words.moves}
            first="ready"
            ending={['unrepaired']}
          >
            <input type="hidden" name="seen" value={state} />
            <a href={at(`/visits/repairs/${number}/slip`)} className={buttonClass.ghost}>
              {words.slip}
            </a>
          </MoveButtons>
        </section>
        <EventHistory
          title={words.history}
          events={[...shown.events, ...priced].toSorted(
            ({ created_at: one }, { created_at: other }) => other.getTime() - one.getTime(),
          )}
          tell={(event) =>
            event.what === 'priced'
              ? fill(words.happened.priced, { amount: formatMoney(event.amount, locale) })
              : words.happened[event.what]
          }
        />
      </DeskColumns>
    </DeskPage>
  );
}

import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Fold } from '@/components/ui/fold';
import { areaText, timeTitle } from '@/lib/appointments/appointment-words';
import { appointmentAtDesk } from '@/lib/appointments/desk-appointments';
import { mapSearchUrl } from '@/lib/company/contact-links';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../../customer';
import { DeskColumns, DeskPage } from '../../desk-page';
import { EventHistory } from '../../history';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { DeskChoice } from '../desk-choice';
import { MoveButtons } from '../move-buttons';

/** Where the desk has what an appointment belongs to. */
const parts = { order: 'orders', inquiry: 'inquiries', quote: 'quotes' } as const;

/** One appointment: when and where, who it is with, what may be done about it, and its history. */
export default async function DeskVisitPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/visits/[appointment]'>) {
  await staffHere();
  const shown = await appointmentAtDesk((await params).appointment);
  if (!shown) notFound();
  const locale = await getLocale();
  const messages = await getMessages();
  const { appointments: words } = messages;
  const query = await searchParams;
  const { id, kind, area, address, state, reference } = shown;
  const place = areaText(area, messages);
  const buttons = [
    ...(state === 'booked' ? (['done', 'missed', 'cancelled'] as const) : []),
    ...(shown.may_undo ? (['undo'] as const) : []),
  ];
  const link =
    kind === 'visit' ? (
      <ExternalLink href={mapSearchUrl(address ?? `${place}, Thailand`)} className={buttonClass.ghost}>
        {words.desk.map}
      </ExternalLink>
    ) : (
      <a
        href={localePath(locale, `${livePaths.desk}/visits/repairs/new?${shown.of}=${reference}`)}
        className={buttonClass.secondary}
      >
        {messages.repairs.desk.new}
      </a>
    );
  return (
    <DeskPage
      title={timeTitle(shown, locale, messages)}
      of="visits"
      query={query}
      state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
      facts={`${words.kinds[kind]} · ${place}`}
    >
      <DeskColumns
        isBoard
        side={
          <Customer
            of={{
              customer_name: shown.name,
              company_name: null,
              customer_address: address,
              customer_phone: shown.phone,
              customer_email: shown.email,
              locale: shown.locale,
            }}
            reference={reference}
          >
            <a
              href={localePath(locale, `${livePaths.desk}/${parts[shown.of]}/${reference}`)}
              className={`${buttonClass.text} justify-self-start`}
            >
              {fill(words.desk[shown.of], { reference })}
            </a>
          </Customer>
        }
      >
        <section className="grid gap-4">
          {buttons.length > 0 ? (
            <MoveButtons
              action={`/api/desk/visits/${id}`}
              moves={buttons}
              words={words.desk.moves}
              first="done"
              ending={['cancelled']}
            >
              {link}
            </MoveButtons>
          ) : (
            <p className="desk-moves">{link}</p>
          )}
          {state === 'booked' && (
            <Fold title={words.other} isOpen={query.move === id}>
              <div>
                <DeskChoice
                  reference={reference}
                  address={address ?? ''}
                  query={query}
                  moved={{ id, kind, area }}
                />
              </div>
            </Fold>
          )}
        </section>
        <EventHistory
          title={words.desk.history}
          events={shown.events}
          tell={({ what, starts_before: before }) =>
            fill(words.desk.happened[what], { time: before ? nearTimeOf(before, locale) : '' })
          }
        />
      </DeskColumns>
    </DeskPage>
  );
}

import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { showCustomer } from '@/lib/desk/customers';
import { pastTimeOf } from '@/lib/i18n/age';
import { dateOf, shortDayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { gistOfLines } from '@/lib/orders/order-lines';
import { lastDayOf } from '@/lib/services/service-lines';
import { livePaths } from '@/lib/site/live-pages';
import { receiptPath } from '@/lib/site/order-path';
import { Row, Rows } from '../../desk-list';
import { DeskColumns, DeskPage } from '../../desk-page';
import { DeskSign } from '../../desk-sign';
import { LinesSign } from '../../row-sign';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { JobRow } from '../../work/job-row';
import { Contacts } from './contacts';
import { CustomerAppointments, NewCustomerAppointment } from './customer-appointments';
import { CustomerNotes } from './customer-notes';
import { SameCustomer } from './same-customer';

/** One customer: everything that bears the same e-mail address, phone number or tax id. */
export default async function DeskCustomerPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/customers/[reference]'>) {
  await staffHere();
  const { reference } = await params;
  const customer = await showCustomer(reference);
  if (!customer) notFound();
  const locale = await getLocale();
  const { desk, jobs } = await getMessages();
  const words = desk.customers;
  const gistOf = await gistOfLines(locale);
  const at = (part: string) => localePath(locale, livePaths.desk + part);
  const nameUnless = (name: string | null) => name !== customer.name && name;
  const baht = (satang: number) => formatMoney(satang, locale, 'always');
  return (
    <DeskPage
      title={customer.name ?? words.unnamed}
      of="orders"
      query={await searchParams}
      amount={baht(customer.kept)}
      amountOf={words.kept}
      facts={
        <>
          <Contacts contacts={customer.contacts} />
          <NewCustomerAppointment customer={customer} />
        </>
      }
    >
      <DeskColumns
        isBoard
        side={
          <>
            <CustomerNotes reference={reference} notes={customer.notes} />
            <CustomerAppointments customer={customer} />
            <SameCustomer reference={reference} same={customer.same} />
          </>
        }
      >
        <Rows title={desk.inquiries.title}>
          {customer.inquiries.map((inquiry) => (
            <Row
              key={inquiry.reference}
              href={at(`/inquiries/${inquiry.reference}`)}
              sign={<DeskSign part="inquiries" />}
              title={inquiry.reference}
              below={desk.inquiries.kinds[inquiry.kind]}
              aside={pastTimeOf(inquiry.created_at, locale)}
              amount={inquiry.won === null ? '' : baht(inquiry.won)}
              state={<StatePlate state={inquiry.state}>{desk.inquiries.states[inquiry.state]}</StatePlate>}
            />
          ))}
        </Rows>
        <Rows title={desk.quotes.title}>
          {customer.quotes.map((quote) => (
            <Row
              key={quote.number}
              href={at(`/quotes/${quote.number}`)}
              sign={<LinesSign lines={quote.lines} />}
              title={quote.number}
              name={nameUnless(quote.customer_name)}
              below={gistOf(quote.lines)}
              aside={pastTimeOf(quote.created_at, locale)}
              amount={quote.state === 'asked' ? '' : baht(quote.amount)}
              state={<StatePlate state={quote.state}>{desk.quotes.states[quote.state]}</StatePlate>}
            />
          ))}
        </Rows>
        <Rows title={desk.orders.title}>
          {customer.orders.map((order) => (
            <Row
              key={order.reference}
              href={at(`/orders/${order.reference}`)}
              sign={<LinesSign lines={order.lines} />}
              title={order.reference}
              name={nameUnless(order.customer_name)}
              below={gistOf(order.lines)}
              aside={pastTimeOf(order.created_at, locale)}
              amount={baht(order.amount)}
              state={<StatePlate state={order.status}>{desk.states[order.status]}</StatePlate>}
            />
          ))}
        </Rows>
        <Rows title={jobs.desk.title}>
          {customer.jobs.map((job) => (
            <JobRow key={job.id} job={job} isOwn />
          ))}
        </Rows>
        <Rows title={desk.services.title}>
          {customer.services.map((service) => (
            <Row
              key={service.id}
              href={at(`/services/${service.id}`)}
              sign={<DeskSign part="services" />}
              title={locale === 'th' ? service.name_th : service.name_en}
              aside={fill(desk.services.until, { day: shortDayOf(lastDayOf(service.paid_until), locale) })}
              amount={baht(service.price)}
              state={<StatePlate state={service.state}>{desk.services.states[service.state]}</StatePlate>}
            />
          ))}
        </Rows>
        <Rows title={words.receipts}>
          {customer.receipts.map(({ number, issued_on: day, gross, is_void: isVoid }) => (
            <Row
              key={number}
              href={localePath(locale, receiptPath(number))}
              sign={<DeskSign part="check" />}
              title={number}
              aside={dateOf(day, locale)}
              amount={isVoid ? '' : baht(gross)}
              state={isVoid && <StatePlate state="cancelled">{words.void}</StatePlate>}
            />
          ))}
        </Rows>
      </DeskColumns>
    </DeskPage>
  );
}

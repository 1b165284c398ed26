import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { showCustomer } from '@/lib/desk/customers';
import { dateOf, nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { lastDayOf } from '@/lib/services/service-lines';
import { livePaths } from '@/lib/site/live-pages';
import { receiptPath } from '@/lib/site/order-path';
import { Row } from '../../desk-list';
import { FlashNotice } from '../../flash-notice';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { JobRow } from '../../work/job-row';
import { Contacts } from './contacts';
import { CustomerAppointments } from './customer-appointments';
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
  const at = (part: string) => localePath(locale, livePaths.desk + part);
  const baht = (satang: number) => formatMoney(satang, locale, 'always');
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-h2 wrap-anywhere">{customer.name ?? words.unnamed}</h1>
        <p className="flex flex-wrap items-baseline gap-x-3">
          {words.kept} <span className="font-display text-h2">{baht(customer.kept)}</span>
        </p>
      </div>
      <Contacts contacts={customer.contacts} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {customer.services.length > 0 && (
          <Part title={desk.services.title}>
            <ul>
              {customer.services.map((service) => (
                <Row
                  key={service.id}
                  href={at(`/services/${service.id}`)}
                  title={locale === 'th' ? service.name_th : service.name_en}
                  name={null}
                  below={fill(desk.services.until, { day: dateOf(lastDayOf(service.paid_until), locale) })}
                  amount={baht(service.price)}
                  state={desk.services.states[service.state]}
                />
              ))}
            </ul>
          </Part>
        )}
        {customer.jobs.length > 0 && (
          <Part title={jobs.desk.title}>
            <ul>
              {customer.jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          </Part>
        )}
        {customer.orders.length > 0 && (
          <Part title={desk.orders.title}>
            <ul>
              {customer.orders.map((order) => (
                <Row
                  key={order.reference}
                  href={at(`/orders/${order.reference}`)}
                  title={order.reference}
                  name={order.customer_name}
                  below={nearTimeOf(order.created_at, locale)}
                  amount={baht(order.amount)}
                  state={<StatePlate state={order.status}>{desk.states[order.status]}</StatePlate>}
                />
              ))}
            </ul>
          </Part>
        )}
        {customer.quotes.length > 0 && (
          <Part title={desk.quotes.title}>
            <ul>
              {customer.quotes.map((quote) => (
                <Row
                  key={quote.number}
                  href={at(`/quotes/${quote.number}`)}
                  title={quote.number}
                  name={quote.customer_name}
                  below={nearTimeOf(quote.created_at, locale)}
                  amount={quote.state === 'asked' ? '' : baht(quote.amount)}
                  state={<StatePlate state={quote.state}>{desk.quotes.states[quote.state]}</StatePlate>}
                />
              ))}
            </ul>
          </Part>
        )}
        {customer.inquiries.length > 0 && (
          <Part title={desk.inquiries.title}>
            <ul>
              {customer.inquiries.map((inquiry) => (
                <Row
                  key={inquiry.reference}
                  href={at(`/inquiries/${inquiry.reference}`)}
                  title={inquiry.reference}
                  name={desk.inquiries.kinds[inquiry.kind]}
                  below={nearTimeOf(inquiry.created_at, locale)}
                  amount={inquiry.won === null ? '' : baht(inquiry.won)}
                  state={desk.inquiries.states[inquiry.state]}
                />
              ))}
            </ul>
          </Part>
        )}
        <CustomerAppointments customer={customer} />
        {customer.receipts.length > 0 && (
          <Part title={words.receipts}>
            <ul className="grid gap-1">
              {customer.receipts.map(({ number, issued_on: day, gross, is_void: isVoid }) => (
                <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
                  <a href={localePath(locale, receiptPath(number))} className={buttonClass.text}>
                    {number}
                  </a>
                  <span>
                    {dateOf(day, locale)} · {isVoid ? words.void : baht(gross)}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <CustomerNotes reference={reference} notes={customer.notes} />
        <SameCustomer reference={reference} same={customer.same} />
      </div>
    </div>
  );
}

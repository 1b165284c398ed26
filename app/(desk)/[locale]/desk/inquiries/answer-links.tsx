import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../customer';
import { NewAppointment } from '../visits/appointment-row';

type Reached = { email: string | undefined; phone: string | undefined };

type AnswerLinksProps = Reached & { reference: string };

/** The ways to answer an inquiry: a mail, a call, or a quotation. */
export async function AnswerLinks({ reference, email, phone }: AnswerLinksProps) {
  const locale = await getLocale();
  const { desk } = await getMessages();
  const words = desk.inquiries;
  return (
    <p className="desk-moves">
      {email && (
        <a
          href={`mailto:${email}?${new URLSearchParams({ subject: reference })}`}
          className={`${buttonClass.primary} desk-first wrap-anywhere`}
        >
          {fill(words.reply, { email })}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass.ghost}>
          {fill(words.call, { number: phone })}
        </a>
      )}
      <a
        href={localePath(locale, `${livePaths.desk}/quotes/new?inquiry=${reference}`)}
        className={buttonClass.ghost}
      >
        {desk.quotes.new.action}
      </a>
    </p>
  );
}

type WriterProps = Reached & { inquiry: { reference: string; locale: Locale }; name: string };

/** Who wrote an inquiry, on the card that every customer has. */
export function Writer({ inquiry: { reference, locale }, name, email, phone }: WriterProps) {
  return (
    <Customer
      of={{
        customer_name: name,
        company_name: null,
        customer_address: null,
        customer_phone: phone ?? null,
        customer_email: email ?? null,
        locale,
      }}
      reference={reference}
    >
      <NewAppointment reference={reference} />
    </Customer>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { NewAppointment } from '../../visits/appointment-row';

type AnswerLinksProps = { reference: string; email: string | undefined; phone: string | undefined };

/** The ways to answer an inquiry: a mail, a call, a quotation, an appointment, and everything of who wrote it. */
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
      <a href={localePath(locale, `${livePaths.desk}/customers/${reference}`)} className={buttonClass.ghost}>
        {desk.customers.link}
      </a>
      <NewAppointment reference={reference} look="ghost" />
    </p>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { everyMail } from '@/lib/desk/desk-forms';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { MailEvent } from '@/lib/outbox/claimed-mail';
import type { lineCardEvent } from '@/lib/outbox/line/notifier';
import { listMail } from '@/lib/outbox/mail/kept-back-mail';
import { Nothing } from '../desk-list';
import { DeskPage } from '../desk-page';
import { staffHere } from '../staff-here';

/** The mail that did not arrive, and that which waits. */
export default async function DeskMailPage({ searchParams }: PageProps<'/[locale]/desk/mail'>) {
  await staffHere();
  const locale = await getLocale();
  const { desk } = await getMessages();
  const words = desk.mail;
  // One of another release may be of a kind that is not known here.
  const kinds: Partial<Record<string, string>> = words.kinds satisfies Record<
    MailEvent | typeof lineCardEvent,
    string
  >;
  const mails = await listMail();
  return (
    <DeskPage title={words.title} query={await searchParams}>
      {mails.length === 0 && <Nothing of="mail" text={words.empty} />}
      {mails.filter(({ status }) => status === 'failed').length > 1 && (
        <PostForm action={`/api/desk/mail/${everyMail}`}>
          <button type="submit" name="what" value="retry" className={buttonClass.secondary}>
            {words.retryAll}
          </button>
        </PostForm>
      )}
      <ul className={mails.length > 0 ? 'desk-rows' : undefined}>
        {mails.map((mail) => (
          <li
            key={mail.id}
            id={mail.id}
            className={`desk-row desk-mail ${waitsOnly(mail) ? 'desk-row-wait' : 'desk-row-act'}`}
          >
            <p className="wrap-anywhere">
              <strong>{kinds[mail.event] ?? mail.event}</strong>{' '}
              <span className="inline-block">{mail.reference}</span>
              <span className="block text-ink-2 text-small">
                {dotted([
                  problemOf(mail) === 'queued' && words.problems.queued,
                  mail.recipient,
                  pastTimeOf(mail.created_at, locale),
                  mail.attempts > 0 && fill(words.tries, { count: mail.attempts }),
                  mail.last_error,
                ])}
              </span>
            </p>
            {problemOf(mail) !== 'queued' && (
              <span className={`state-plate state-${waitsOnly(mail) ? 'wait' : 'act'}`}>
                {words.problems[problemOf(mail)]}
              </span>
            )}
            {mail.status !== 'sending' && (
              <PostForm action={`/api/desk/mail/${mail.id}`} className="desk-line">
                <button
                  type="submit"
                  name="what"
                  value="retry"
                  className={waitsOnly(mail) ? buttonClass.text : buttonClass.ghost}
                >
                  {words.retry}
                </button>
                <button type="submit" name="what" value="drop" className={buttonClass.text}>
                  {words.drop}
                </button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}

/** Whether it may still go by itself. */
const waitsOnly = (mail: KeptMail) => ['queued', 'sending'].includes(problemOf(mail));

type KeptMail = Awaited<ReturnType<typeof listMail>>[number];

function problemOf({ status, problem }: Pick<KeptMail, 'status' | 'problem'>) {
  if (problem !== null) return problem;
  return status === 'queued' || status === 'sending' ? status : 'gaveUp';
}

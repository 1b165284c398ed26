import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { PartTitle } from '@/components/ui/heading';
import { everyMail } from '@/lib/desk/desk-forms';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { MailEvent } from '@/lib/outbox/claimed-mail';
import type { lineCardEvent } from '@/lib/outbox/line/notifier';
import { listMail } from '@/lib/outbox/mail/kept-back-mail';
import { ListEnd, Nothing, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { type DeskPart, DeskSign } from '../desk-sign';
import { staffHere } from '../staff-here';

/** The mail that did not arrive, and that which waits. */
export default async function DeskMailPage({ searchParams }: PageProps<'/[locale]/desk/mail'>) {
  await staffHere();
  const { mail: words, tabs } = (await getMessages()).desk;
  // One of another release may be of a kind that is not known here.
  const kinds: Partial<Record<string, string>> = words.kinds satisfies Record<
    MailEvent | typeof lineCardEvent,
    string
  >;
  const mails = await listMail();
  return (
    <DeskPage
      room="mail"
      title={mails.every(waitsOnly) ? withoutMarks(tabs.mail) : words.title}
      query={await searchParams}
    >
      {mails.length === 0 && <Nothing of="mail" text={words.empty} />}
      {mails.filter(({ status }) => status === 'failed').length > 1 && (
        <PostForm action={`/api/desk/mail/${everyMail}`}>
          <button type="submit" name="what" value="retry" className={buttonClass.primary}>
            {words.retryAll}
          </button>
        </PostForm>
      )}
      {kindsOf(mails).map(([event, same]) => (
        <section key={event} className="grid gap-3">
          <div className="desk-mails">
            <DeskSign part={partOf(event)} />
            <PartTitle text={kinds[event] ?? event} />
            {same.length > 1 && (
              <PostForm action={`/api/desk/mail/${event}`}>
                <button type="submit" name="what" value="retry" className={buttonClass.ghost}>
                  {words.retryKind}
                </button>
              </PostForm>
            )}
          </div>
          <Rows>
            {same.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </Rows>
        </section>
      ))}
      <ListEnd count={mails.length} />
    </DeskPage>
  );
}

/** What the first word of a kind of mail belongs to. */
const signs: Partial<Record<string, DeskPart>> = {
  quote: 'quotes',
  order: 'orders',
  business: 'orders',
  renewal: 'services',
  service: 'services',
  server: 'services',
  job: 'work',
  repair: 'work',
  appointment: 'visits',
  card: 'month',
  contact: 'inquiries',
  sign: 'check',
};

const partOf = (event: string): DeskPart => signs[event.split('-')[0] ?? ''] ?? 'mail';

/** Mails under what they say, each kind where its first one stands. */
function kindsOf(mails: readonly KeptMail[]) {
  const kinds = new Map<string, KeptMail[]>();
  for (const mail of mails) kinds.set(mail.event, [...(kinds.get(mail.event) ?? []), mail]);
  return [...kinds];
}

/** A mail, and what may be done about it. */
async function MailRow({ mail }: { mail: KeptMail }) {
  const locale = await getLocale();
  const { mail: words } = (await getMessages()).desk;
  return (
    <li id={mail.id} className={`desk-row desk-mail ${waitsOnly(mail) ? 'desk-row-wait' : 'desk-row-act'}`}>
      <span className="font-semibold">{mail.reference}</span>
      <p className="wrap-anywhere text-small">
        {mail.recipient}
        <span className="block text-ink-2">
          {dotted([
            pastTimeOf(mail.created_at, locale),
            mail.attempts > 0 && fill(words.tries, { count: mail.attempts }),
            mail.last_error,
          ])}
        </span>
      </p>
      <span className={`state-plate state-${waitsOnly(mail) ? 'wait' : 'act'}`}>
        {words.problems[problemOf(mail)]}
      </span>
      {mail.status !== 'sending' && (
        <PostForm action={`/api/desk/mail/${mail.id}`} className="desk-line">
          <button type="submit" name="what" value="retry" className={buttonClass.text}>
            {words.retry}
          </button>
          <button type="submit" name="what" value="drop" className={buttonClass.text}>
            {words.drop}
          </button>
        </PostForm>
      )}
    </li>
  );
}

/** Whether it may still go by itself. */
const waitsOnly = (mail: KeptMail) => ['queued', 'sending'].includes(problemOf(mail));

type KeptMail = Awaited<ReturnType<typeof listMail>>[number];

function problemOf({ status, problem }: Pick<KeptMail, 'status' | 'problem'>) {
  if (problem !== null) return problem;
  return status === 'queued' || status === 'sending' ? status : 'gaveUp';
}

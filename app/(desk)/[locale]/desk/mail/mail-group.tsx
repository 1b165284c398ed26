import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { MailEvent } from '@/lib/outbox/claimed-mail';
import type { lineCardEvent } from '@/lib/outbox/line/notifier';
import type { listMail } from '@/lib/outbox/mail/kept-back-mail';
import { DeskSign } from '../desk-sign';

export type KeptMail = Awaited<ReturnType<typeof listMail>>[number];

/** Whether it may still go by itself. */
export const waitsOnly = (mail: KeptMail) => ['queued', 'sending'].includes(problemOf(mail));

function problemOf({ status, problem }: Pick<KeptMail, 'status' | 'problem'>) {
  if (problem !== null) return problem;
  return status === 'queued' || status === 'sending' ? status : 'gaveUp';
}

/** Mails by whom they are to, where the first one of each stands. */
export const recipientsOf = (mails: readonly KeptMail[]): [recipient: string, mails: KeptMail[]][] => [
  ...Map.groupBy(mails, ({ recipient }) => recipient),
];

type MailGroupProps = {
  recipient: string;
  mails: readonly KeptMail[];
  /** Whether all of it may still go by itself. */
  isWaiting?: boolean;
};

/** What has not reached somebody, as the envelope that is addressed to them: why, what, since when, and all of it sent again. What may still go by itself is a quiet line. */
export async function MailGroup({ recipient, mails, isWaiting = false }: MailGroupProps) {
  const locale = await getLocale();
  const { mail: words } = (await getMessages()).desk;
  const problems = [...new Set(mails.map(problemOf))];
  const errors = [...new Set(mails.map(({ last_error: error }) => error))];
  const [oldest] = mails.toSorted(({ created_at: one }, { created_at: other }) => +one - +other);
  if (!oldest) return null;
  const name = await nameOfKind(oldest);
  const list = (
    <ul>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} hasError={errors.length > 1} />
      ))}
    </ul>
  );
  const again = recipient && mails.some(({ status }) => status !== 'sending') && (
    <PostForm action={`/api/desk/mail/${oldest.id}`}>
      <input type="hidden" name="to" value={recipient} />
      <button
        type="submit"
        name="what"
        value="retry"
        className={isWaiting ? buttonClass.text : buttonClass.ghost}
      >
        {mails.length > 1 ? words.retryKind : words.retry}
      </button>
    </PostForm>
  );
  if (isWaiting)
    return (
      <div className="desk-kept">
        <DeskSign part="mail" />
        <h3>{recipient}</h3>
        {mails.length > 1 ? (
          <Fold
            title={`${name} +${mails.length - 1}`}
            note={pastTimeOf(oldest.created_at, locale)}
            className=""
          >
            {list}
          </Fold>
        ) : (
          list
        )}
        {again}
      </div>
    );
  return (
    <section className="desk-letter desk-late">
      <h2>{recipient}</h2>
      <p>
        {problems.map((problem) => (
          <span
            key={problem}
            className={`state-plate state-${['queued', 'sending'].includes(problem) ? 'wait' : 'act'}`}
          >
            {words.problems[problem]}
          </span>
        ))}
      </p>
      {errors.length === 1 && errors[0] && <small>{errors[0]}</small>}
      {list}
      {again}
    </section>
  );
}

/** What a mail says; one of another release may be of a kind that is not known here. */
async function nameOfKind({ event }: KeptMail): Promise<string> {
  const kinds: Partial<Record<string, string>> = (await getMessages()).desk.mail.kinds satisfies Record<
    MailEvent | typeof lineCardEvent,
    string
  >;
  return kinds[event] ?? event;
}

/** What one mail says and what it is about; what may be done about it alone is behind its dots. */
async function MailRow({ mail, hasError }: { mail: KeptMail; hasError: boolean }) {
  const locale = await getLocale();
  const { mail: words, tabs } = (await getMessages()).desk;
  return (
    <li id={mail.id}>
      <p>
        <b>{await nameOfKind(mail)}</b>{' '}
        <small>
          {dotted([
            mail.reference,
            pastTimeOf(mail.created_at, locale),
            mail.attempts > 1 && fill(words.tries, { count: mail.attempts }),
            hasError && mail.last_error,
          ])}
        </small>
      </p>
      {mail.status !== 'sending' && (
        <details>
          <summary>
            <span className="sr-only">{tabs.rest}</span>
          </summary>
          <PostForm action={`/api/desk/mail/${mail.id}`} className="desk-line">
            <button type="submit" name="what" value="retry" className={buttonClass.text}>
              {words.retry}
            </button>
            <button type="submit" name="what" value="drop" className={buttonClass.text}>
              {words.drop}
            </button>
          </PostForm>
        </details>
      )}
    </li>
  );
}

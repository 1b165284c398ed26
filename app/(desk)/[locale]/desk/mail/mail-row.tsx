import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { MailEvent } from '@/lib/outbox/claimed-mail';
import type { lineCardEvent } from '@/lib/outbox/line/notifier';
import type { listMail } from '@/lib/outbox/mail/kept-back-mail';

export type KeptMail = Awaited<ReturnType<typeof listMail>>[number];

/** What a mail says; one of another release may be of a kind that is not known here. */
export async function nameOfKind({ event }: KeptMail): Promise<string> {
  const kinds: Partial<Record<string, string>> = (await getMessages()).desk.mail.kinds satisfies Record<
    MailEvent | typeof lineCardEvent,
    string
  >;
  return kinds[event] ?? event;
}

/** What one mail says and what it is about; what may be done about it alone is behind its dots. */
export async function MailRow({ mail, hasError }: { mail: KeptMail; hasError: boolean }) {
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

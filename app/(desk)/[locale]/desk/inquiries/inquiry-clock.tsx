import { getLocale, getMessages } from 'next-intl/server';
import { answerDue } from '@/lib/company/opening-hours';
import type { DeskInquiry } from '@/lib/desk/desk-inquiries';
import { shortTimeOf } from '@/lib/i18n/age';
import { fill } from '@/lib/i18n/fill';

/** By when an inquiry must be answered to keep the promise, since when it is late, or when it was answered and by whom. */
export async function InquiryClock({ inquiry }: { inquiry: DeskInquiry }) {
  const locale = await getLocale();
  const { inquiries: words } = (await getMessages()).desk;
  const { created_at, answered_at, taken_by } = inquiry;
  if (answered_at !== null)
    return (
      <span className="text-ink-2 text-small md:text-right">
        {fill(words.answered, { time: shortTimeOf(answered_at, locale) })}
        {taken_by && <span className="wrap-anywhere block">{taken_by}</span>}
      </span>
    );
  const due = answerDue(created_at);
  const isLate = due.getTime() < Date.now();
  const time = shortTimeOf(due, locale);
  return (
    <span className={`text-small md:text-right ${isLate ? 'font-semibold text-red-ink' : 'text-ink-2'}`}>
      {fill(isLate ? words.late : words.due, { time })}
    </span>
  );
}

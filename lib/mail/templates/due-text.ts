import { nearTimeOf } from '@/lib/i18n/dates';
import { agencyLocale } from '@/lib/site/agency';
import { answerDue } from '@/lib/site/opening-hours';

/** By when the agency has promised to answer what was sent at a moment, in its language. */
export function dueText(sentAt: Date): string {
  return nearTimeOf(answerDue(sentAt), agencyLocale());
}

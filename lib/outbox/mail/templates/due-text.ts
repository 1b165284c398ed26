import { agencyLocale } from '@/lib/company/agency';
import { answerDue } from '@/lib/company/opening-hours';
import { nearTimeOf } from '@/lib/i18n/dates';

/** By when the agency has promised to answer what was sent at a moment, in its language. */
export function dueText(sentAt: Date): string {
  return nearTimeOf(answerDue(sentAt), agencyLocale());
}

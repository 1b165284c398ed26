import { answerDue } from '@/lib/company/opening-hours';
import type { DeskInquiry } from '@/lib/desk/desk-inquiries';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { Leaf } from '../row-sign';

/** The day by which an inquiry is to be answered, or was. */
export function InquiryLeaf({
  inquiry: { created_at: at, answered_at: answered },
}: {
  inquiry: DeskInquiry;
}) {
  const day = answered ?? answerDue(at);
  return <Leaf day={dayInPattaya(day)} isLate={answered === null && day.getTime() < Date.now()} />;
}

import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { moveInquiryAtDesk } from '@/lib/desk/desk-corrections';
import { inquiryForm } from '@/lib/desk/desk-forms';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(inquiryForm),
  run: moveInquiryAtDesk,
  answer: deskAnswer('/inquiries'),
});

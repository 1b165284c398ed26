import { route } from '@/lib/http/route';
import { businessCard } from '@/lib/inquiries/business-card';
import { formAnswer } from '@/lib/inquiries/form-answer';
import { inquiry } from '@/lib/inquiries/inquiry-form';
import { submitBusinessCard } from '@/lib/inquiries/submit-business-card';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'inquiries',
  read: inquiry(businessCard),
  run: submitBusinessCard,
  answer: formAnswer({ page: 'businessCards', words: 'businessCard' }),
  afterwards: sendDueMail,
});

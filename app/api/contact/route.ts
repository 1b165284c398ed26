import { route } from '@/lib/http/route';
import { contact } from '@/lib/inquiries/contact';
import { formAnswer } from '@/lib/inquiries/form-answer';
import { inquiry } from '@/lib/inquiries/inquiry-form';
import { submitContact } from '@/lib/inquiries/submit-contact';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'inquiries',
  read: inquiry(contact),
  run: submitContact,
  answer: formAnswer({ page: 'contact', words: 'contact' }),
  afterwards: sendDueMail,
});

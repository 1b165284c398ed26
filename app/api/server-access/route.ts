import { route } from '@/lib/http/route';
import { formAnswer } from '@/lib/inquiries/form-answer';
import { inquiry } from '@/lib/inquiries/inquiry-form';
import { serverAccess } from '@/lib/inquiries/server-access';
import { submitServerAccess } from '@/lib/inquiries/submit-server-access';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'inquiries',
  read: inquiry(serverAccess),
  run: submitServerAccess,
  answer: formAnswer({ page: 'serverAccess', words: 'serverAccess' }),
  afterwards: sendDueMail,
});

import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { makeJobAtDesk, newJobForm } from '@/lib/desk/desk-job-forms';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(newJobForm),
  run: makeJobAtDesk,
  answer: deskAnswer('/orders'),
});

import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { readAtDesk } from '@/lib/desk/at-desk';
import { renewFeed } from '@/lib/desk/desk-appointment-forms';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: renewFeed,
  answer: appointmentDeskAnswer('/times'),
});

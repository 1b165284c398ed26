import { inquiryKeyAnswer } from '@/lib/appointments/appointment-answer';
import { openInquiry } from '@/lib/appointments/own-appointments';
import { route } from '@/lib/http/route';
import { readKey } from '@/lib/orders/own-order';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: openInquiry,
  answer: inquiryKeyAnswer,
});

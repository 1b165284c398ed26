import { readAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { noteCertificate } from '@/lib/desk/desk-receipts';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: noteCertificate,
  answer: deskAnswer('/orders'),
});

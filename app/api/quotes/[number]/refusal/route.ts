import { quoteAnswer } from '@/lib/documents/quote-answer';
import { route } from '@/lib/http/route';
import { readProof } from '@/lib/orders/order-key';
import { declineRepair } from '@/lib/repairs/own-repair';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: declineRepair,
  answer: quoteAnswer('accept'),
  afterwards: sendDueMail,
});

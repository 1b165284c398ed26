import { readAtDesk } from '@/lib/desk/at-desk';
import { saleQr } from '@/lib/desk/sale-at-desk';
import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';

export const GET = route({
  limit: 'desk',
  read: orTrial(readAtDesk),
  run: saleQr,
  answer: asPng('promptpay.png'),
});

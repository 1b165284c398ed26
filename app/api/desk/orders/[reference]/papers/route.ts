import { readAtDesk } from '@/lib/desk/at-desk';
import { openedAtDesk, openReceiptAtDesk } from '@/lib/desk/desk-receipts';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: openReceiptAtDesk,
  answer: openedAtDesk,
});

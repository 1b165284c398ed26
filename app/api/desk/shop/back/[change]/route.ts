import { readAtDesk } from '@/lib/desk/at-desk';
import { shopAnswer, withdrawAtDesk } from '@/lib/desk/desk-shop';
import { route } from '@/lib/http/route';

export const POST = route({ limit: 'desk', read: readAtDesk, run: withdrawAtDesk, answer: shopAnswer });

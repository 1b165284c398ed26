import { deskButton } from '@/lib/desk/desk-route';
import { shopAnswer, withdrawAtDesk } from '@/lib/desk/desk-shop';

export const POST = deskButton({ run: withdrawAtDesk, answer: shopAnswer });

import { resendAtDesk } from '@/lib/desk/desk-corrections';
import { deskButton } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskButton({ run: resendAtDesk, back: '/orders', afterwards: sendDueMail });

import { deskButton } from '@/lib/desk/desk-route';
import { publishAtDesk } from '@/lib/desk/shop-at-desk';

export const POST = deskButton({ run: publishAtDesk, back: '/shop' });

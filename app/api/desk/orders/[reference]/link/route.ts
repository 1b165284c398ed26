import { makeLinkAtDesk } from '@/lib/desk/desk-link';
import { deskButton } from '@/lib/desk/desk-route';

export const POST = deskButton({ run: makeLinkAtDesk, back: '/orders' });

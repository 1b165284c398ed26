import { deskForm } from '@/lib/desk/desk-route';
import { haltAtDesk, haltForm } from '@/lib/desk/shop-at-desk';

export const POST = deskForm({ form: haltForm, run: haltAtDesk, back: '/shop' });

import { callPartAtDesk, partForm } from '@/lib/desk/desk-parts';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: partForm, run: callPartAtDesk });

import { moveForm } from '@/lib/desk/desk-forms';
import { decideAtDesk } from '@/lib/desk/desk-moves';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: moveForm, run: decideAtDesk });

import { undoForm } from '@/lib/desk/desk-forms';
import { undoAtDesk } from '@/lib/desk/desk-moves';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: undoForm, run: undoAtDesk });

import { jobUndoForm, undoJobMove } from '@/lib/desk/desk-job-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({ form: jobUndoForm, run: undoJobMove, back: '/work', afterwards: sendDueMail });

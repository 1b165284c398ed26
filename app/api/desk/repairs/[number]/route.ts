import { moveRepairAtDesk, repairMoveForm } from '@/lib/desk/desk-repair-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { repairDeskAnswer } from '@/lib/desk/repair-desk-answer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: repairMoveForm,
  run: moveRepairAtDesk,
  answer: repairDeskAnswer,
  afterwards: sendDueMail,
});

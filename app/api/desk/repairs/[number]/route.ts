import { readFormAtDesk } from '@/lib/desk/at-desk';
import { moveRepairAtDesk, repairMoveForm } from '@/lib/desk/desk-repair-forms';
import { repairDeskAnswer } from '@/lib/desk/repair-desk-answer';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(repairMoveForm),
  run: moveRepairAtDesk,
  answer: repairDeskAnswer,
  afterwards: sendDueMail,
});

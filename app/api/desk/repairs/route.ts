import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deviceForm, receiveAtDesk } from '@/lib/desk/desk-repair-forms';
import { repairDeskAnswer } from '@/lib/desk/repair-desk-answer';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(deviceForm),
  run: receiveAtDesk,
  answer: repairDeskAnswer,
});

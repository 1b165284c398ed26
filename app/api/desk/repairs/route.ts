import { deviceForm, receiveAtDesk } from '@/lib/desk/desk-repair-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { repairDeskAnswer } from '@/lib/desk/repair-desk-answer';

export const POST = deskForm({ form: deviceForm, run: receiveAtDesk, answer: repairDeskAnswer });

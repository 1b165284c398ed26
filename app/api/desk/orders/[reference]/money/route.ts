import { moneyForm, noteMoneyAtDesk } from '@/lib/desk/desk-money';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: moneyForm, run: noteMoneyAtDesk });

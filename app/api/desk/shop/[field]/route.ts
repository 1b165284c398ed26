import { deskForm } from '@/lib/desk/desk-route';
import { changeForm, saveAtDesk, shopAnswer } from '@/lib/desk/desk-shop';

export const POST = deskForm({ form: changeForm, run: saveAtDesk, answer: shopAnswer });

import { makeJobAtDesk, newJobForm } from '@/lib/desk/desk-job-forms';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: newJobForm, run: makeJobAtDesk, back: '/orders' });

import { moveInquiryAtDesk } from '@/lib/desk/desk-corrections';
import { inquiryForm } from '@/lib/desk/desk-forms';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: inquiryForm, run: moveInquiryAtDesk, back: '/inquiries' });

import { handle } from '@/lib/http/handle';
import { contact } from '@/lib/inquiries/contact';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { submitContact } from '@/lib/inquiries/submit-contact';

export const POST = handle({
  door: 'inquiries',
  read: (request) => readInquiry(request, contact),
  run: ({ form, ...envelope }) => submitContact(form, envelope),
});

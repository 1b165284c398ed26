import { withPlainPost } from '@/lib/http/plain-post';
import { handle } from '@/lib/http/route';
import { contact } from '@/lib/inquiries/contact';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { submitContact } from '@/lib/inquiries/submit-contact';

export const POST = withPlainPost(
  handle({
    door: 'inquiries',
    read: (request) => readInquiry(request, contact),
    run: ({ form, ...envelope }) => submitContact(form, envelope),
  }),
  { page: 'contact', words: 'contact' },
);

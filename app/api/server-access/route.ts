import { handle } from '@/lib/http/handle';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { serverAccess } from '@/lib/inquiries/server-access';
import { submitServerAccess } from '@/lib/inquiries/submit-server-access';

export const POST = handle({
  door: 'inquiries',
  read: (request) => readInquiry(request, serverAccess),
  run: ({ form, ...envelope }) => submitServerAccess(form, envelope),
});

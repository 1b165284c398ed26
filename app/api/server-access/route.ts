import { withPlainPost } from '@/lib/http/plain-post';
import { handle } from '@/lib/http/route';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { serverAccess } from '@/lib/inquiries/server-access';
import { submitServerAccess } from '@/lib/inquiries/submit-server-access';

export const POST = withPlainPost(
  handle({
    door: 'inquiries',
    read: (request) => readInquiry(request, serverAccess),
    run: ({ form, ...envelope }) => submitServerAccess(form, envelope),
  }),
  { page: 'serverAccess', words: 'serverAccess' },
);

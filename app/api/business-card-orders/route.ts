import { withPlainPost } from '@/lib/http/plain-post';
import { handle } from '@/lib/http/route';
import { businessCard } from '@/lib/inquiries/business-card';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { submitBusinessCard } from '@/lib/inquiries/submit-business-card';

export const POST = withPlainPost(
  handle({
    door: 'inquiries',
    read: (request) => readInquiry(request, businessCard),
    run: ({ form, ...envelope }) => submitBusinessCard(form, envelope),
  }),
  { page: 'businessCards', words: 'businessCard' },
);

import { handle } from '@/lib/http/handle';
import { businessCard } from '@/lib/inquiries/business-card';
import { readInquiry } from '@/lib/inquiries/inquiry-form';
import { submitBusinessCard } from '@/lib/inquiries/submit-business-card';

export const POST = handle({
  door: 'inquiries',
  read: (request) => readInquiry(request, businessCard),
  run: ({ form, ...envelope }) => submitBusinessCard(form, envelope),
});

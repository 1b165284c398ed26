import { readAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { makeLinkAtDesk } from '@/lib/desk/desk-link';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: (made) => makeLinkAtDesk({ ...made, isInquiry: true }),
  answer: deskAnswer('/inquiries'),
});

import { readAtDesk } from '@/lib/desk/at-desk';
import { credentialsAnswer, takeCredentials } from '@/lib/desk/desk-credentials';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: takeCredentials,
  answer: credentialsAnswer,
});

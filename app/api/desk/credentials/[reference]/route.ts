import { readAtDesk } from '@/lib/desk/at-desk';
import { takeCredentials } from '@/lib/desk/desk-files';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: takeCredentials,
  answer: asFile,
});

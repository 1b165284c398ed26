import { readQueryAtDesk } from '@/lib/desk/at-desk';
import { monthFile, monthQuery } from '@/lib/desk/desk-files';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';

export const GET = route({
  limit: 'desk',
  read: readQueryAtDesk(monthQuery),
  run: monthFile,
  answer: asFile,
});

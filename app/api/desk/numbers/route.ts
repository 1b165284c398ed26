import { readQueryAtDesk } from '@/lib/desk/at-desk';
import { numbersFile, numbersQuery } from '@/lib/desk/numbers-csv';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';

export const GET = route({
  limit: 'desk',
  read: readQueryAtDesk(numbersQuery),
  run: numbersFile,
  answer: asFile,
});

import { numbersFile, numbersQuery } from '@/lib/desk/numbers-csv';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { failure, success } from '@/lib/result';

export const GET = route({
  limit: 'desk',
  read: asStaff(async (request) => {
    const query = numbersQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    return query.success ? success(query.data) : failure('malformed');
  }),
  run: numbersFile,
  answer: asFile,
});

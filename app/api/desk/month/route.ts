import { monthFile, monthQuery } from '@/lib/desk/desk-files';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { failure, success } from '@/lib/result';

export const GET = route({
  limit: 'desk',
  read: asStaff(async (request) => {
    const query = monthQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    return query.success ? success(query.data) : failure('malformed');
  }),
  run: monthFile,
  answer: asFile,
});

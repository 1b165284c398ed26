import { monthFile } from '@/lib/desk/desk-files';
import { asFile } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const GET = route({
  limit: 'desk',
  read: asStaff(async (request) => success(new URL(request.url).searchParams.get('month'))),
  run: monthFile,
  answer: asFile,
});

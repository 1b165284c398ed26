import { deskCounts } from '@/lib/desk/counts';
import { route } from '@/lib/http/route';
import { staffOnly } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const GET = route({ limit: 'desk', read: staffOnly, run: async () => success(await deskCounts()) });

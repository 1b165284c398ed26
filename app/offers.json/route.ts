import { offersFile } from '@/lib/machine-readable/offers';

export const dynamic = 'force-static';

/** Every price, for programs: written by the build. */
export async function GET(): Promise<Response> {
  return Response.json(await offersFile(), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

import { laterIsDone } from './collected-later';
import { lineOnAndroid } from './phones';
import { routeContext } from './requests';

/** What the browser of LINE sends with what a page says of a visit. */
export const reader = {
  'sec-fetch-site': 'same-origin',
  'user-agent': lineOnAndroid.userAgent,
};

/** What a page says of a visit: nothing, a host, or `item=…`. @returns the status of the answer */
export async function sayVisit(
  page: string,
  said = '',
  headers: Record<string, string> = {},
): Promise<number> {
  const { POST } = await import('@/app/api/visits/route');
  const response = await POST(
    new Request('http://localhost:3000/api/visits', {
      method: 'POST',
      body: said,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        ...reader,
        referer: `http://localhost:3000${page}`,
        ...headers,
      },
    }),
  );
  await laterIsDone();
  return response.status;
}

/** The numbers of the last 30 days as the desk shows them, added up. */
export async function sumsNow() {
  const { siteNumbers, sumsOfNumbers } = await import('@/lib/desk/numbers');
  return sumsOfNumbers(await siteNumbers('days'));
}

/** The rows of the file that the desk gives out, without their day. */
export async function numbersCsv(cookie: string): Promise<{ status: number; rows: string[] }> {
  const { GET } = await import('@/app/api/desk/numbers/route');
  const response = await GET(
    new Request('http://localhost:3000/api/desk/numbers?span=year', {
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    }),
    routeContext(),
  );
  const [, ...rows] = (await response.text()).trim().split('\n');
  return { status: response.status, rows: rows.map((row) => row.slice(row.indexOf(',') + 1)) };
}

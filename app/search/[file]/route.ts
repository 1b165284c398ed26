import { locales } from '@/lib/i18n/locales';
import { makeSearchIndex } from '@/lib/machine-readable/search/make-search-index';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }));
}

/** What the search of a language can find; made by the build. */
export async function GET(_request: Request, { params }: RouteContext<'/search/[file]'>): Promise<Response> {
  const { file } = await params;
  const locale = locales.find((one) => file === `${one}.json`);
  return locale ? Response.json(await makeSearchIndex(locale)) : new Response(null, { status: 404 });
}

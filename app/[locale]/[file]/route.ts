import { isLocale, locales } from '@/lib/i18n/locales';
import { textFile, textFileNames } from '@/lib/machine-readable/text-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => textFileNames(locale).map((file) => ({ locale, file })));
}

/** Pages in Markdown and the lists of them, for readers that are machines: written by the build, like the pages. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/[file]'>,
): Promise<Response> {
  const { locale, file } = await params;
  const found = isLocale(locale) ? await textFile(locale, file) : undefined;
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.text, {
    headers: {
      'Content-Type': `${found.type}; charset=utf-8`,
      ...(found.canonical && { Link: `<${found.canonical}>; rel="canonical"` }),
    },
  });
}

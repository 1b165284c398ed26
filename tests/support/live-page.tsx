import type { Metadata } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';

/** What pages have in their addresses besides the language. */
type Params = Record<'reference' | 'number' | 'service' | 'job' | 'appointment' | 'field', string>;

type PageProps = {
  params: Promise<Params & { locale: string }>;
  searchParams: Promise<Record<string, string>>;
};

/** A page of the app, as Next loads it. */
export type LivePage = {
  default: ComponentType<PageProps>;
  generateMetadata?: (props: PageProps) => Promise<Metadata>;
};

type Asked = {
  locale: Locale;
  cookie?: string;
  /** Of the order, or of the quotation or receipt. */
  params?: Partial<Params>;
  query?: Record<string, string>;
};

/** What Next tells a page of its request; a page is drawn at a time. */
const request: { locale: Locale; cookie: string } = { locale: 'en', cookie: '' };

/**
 * Stands in for what Next brings to a page: the request's headers and cookies, its language, and the router. Pages that are imported
 * afterwards, on a server of `server.ts`, can be drawn by {@link drawPage}.
 */
export function standInForNext(): void {
  vi.doMock('next/headers', () => ({
    cookies: async () => ({ toString: () => request.cookie }),
    headers: async () => new Headers({ cookie: request.cookie }),
  }));
  vi.doMock('next/navigation', () => ({
    notFound: () => {
      throw new Error('the page was not found');
    },
    redirect: (to: string) => {
      throw new Error(`the page leads to ${to}`);
    },
    useRouter: () => ({ push: () => undefined, refresh: () => undefined }),
    usePathname: () => '/',
    useSearchParams: () => new URLSearchParams(),
  }));
  vi.doMock('next-intl/server', async () => {
    const { createTranslator } = await import('next-intl');
    const { loadMessages } = await import('@/lib/i18n/messages');
    return {
      getLocale: async () => request.locale,
      // As lib/site/request.ts, with every fact in its place.
      getMessages: async () => (await import('@/lib/site/page-words')).allWordsIn(request.locale),
      getTranslations: async (namespace: never) =>
        createTranslator({
          locale: request.locale,
          messages: await loadMessages(request.locale),
          namespace,
        }),
    };
  });
}

/** The HTML of a page, as the server sends it between the header and the footer of the site, and the texts of its head. */
export async function drawPage(page: LivePage, { locale, cookie = '', params = {}, query = {} }: Asked) {
  Object.assign(request, { locale, cookie });
  const { loadMessages } = await import('@/lib/i18n/messages');
  const { NextIntlClientProvider } = await import('next-intl');
  const Page = page.default;
  const props = () => ({
    params: Promise.resolve({
      locale,
      reference: '',
      number: '',
      service: '',
      job: '',
      appointment: '',
      field: '',
      ...params,
    }),
    searchParams: Promise.resolve(query),
  });
  const { title, description } = (await page.generateMetadata?.(props())) ?? {};
  const html = await drawn(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="Asia/Bangkok">
      <Page {...props()} />
    </NextIntlClientProvider>,
  );
  const written = title && typeof title === 'object' && 'absolute' in title ? title.absolute : title;
  return { html, head: [String(written ?? ''), description ?? ''] };
}

async function drawn(node: ReactNode): Promise<string> {
  let problem: unknown;
  const { prelude } = await prerender(node, {
    onError: (error) => {
      problem ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (problem) throw problem;
  return html;
}

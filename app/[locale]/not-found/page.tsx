import '@/app/styles/soi-dog.css';
import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { SearchLink } from '@/components/layout/search-link';
import { Lost } from '@/components/sections/lost';
import { buttonClass } from '@/components/ui/button-class';
import { fullTitle } from '@/lib/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages())['not-found'].metadata;
  return { title: fullTitle(title), description, robots: { index: false } };
}

export default async function NotFoundPage() {
  const locale = await getLocale();
  const { common, 'not-found': words } = await getMessages();
  const search = <SearchLink label={common.search} look={buttonClass.ghost} />;
  return <Lost locale={locale} words={words} search={search} />;
}

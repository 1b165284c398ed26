import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { Document } from '@/components/sections/document';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('terms');
}

export default async function TermsPage() {
  const { hero, sections } = (await getMessages()).terms;
  return <Document {...hero} sections={sections} />;
}

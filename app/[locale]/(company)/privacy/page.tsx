import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { Document } from '@/components/sections/document';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('privacy');
}

export default async function PrivacyPage() {
  const { hero, sections } = (await getMessages()).privacy;
  return <Document {...hero} sections={sections} />;
}

import { getMessages } from 'next-intl/server';
import { Document } from '@/components/sections/document';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('terms');

export default async function TermsPage() {
  const { hero, sections } = (await getMessages()).terms;
  return <Document {...hero} sections={sections} />;
}

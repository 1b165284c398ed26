import { getMessages } from 'next-intl/server';
import { Document } from '@/components/sections/document';
import { metadataOf } from '@/lib/site/metadata';

export const generateMetadata = metadataOf('privacy');

export default async function PrivacyPage() {
  const { hero, sections } = (await getMessages()).privacy;
  return <Document {...hero} sections={sections} />;
}

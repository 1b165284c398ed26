import '@/app/styles/document.css';
import '@/app/styles/ground.css';
import { Document } from '@/components/sections/document';
import { Trail } from '@/components/sections/trail';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('privacy');

export default async function PrivacyPage() {
  const { hero, sections } = await pageWords('privacy');
  return (
    <>
      <Document {...hero} sections={sections} />
      <Trail page="privacy" />
    </>
  );
}

import '@/app/styles/document.css';
import '@/app/styles/ground.css';
import { Document } from '@/components/sections/document';
import { Trail } from '@/components/sections/trail';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('terms');

export default async function TermsPage() {
  const { hero, sections } = await pageWords('terms');
  return (
    <>
      <Document {...hero} sections={sections} />
      <Trail page="terms" />
    </>
  );
}

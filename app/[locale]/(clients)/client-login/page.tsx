import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('clientLogin');
}

export default async function ClientLoginPage() {
  const words = (await getMessages())['client-login'];
  return (
    <div className="wrap grid max-w-words gap-6 py-block">
      <h1 className="text-h2">{words.title}</h1>
      <p className="section-lead">{words.lead}</p>
      <p>{words.support.text}</p>
      <p>
        <InquireLink label={words.support.link} look="secondary" />
      </p>
    </div>
  );
}

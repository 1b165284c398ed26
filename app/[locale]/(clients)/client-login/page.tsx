import { getMessages } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { Lettering } from '@/components/ui/lettering';
import { Notice } from '@/components/ui/notice';
import { metadataOf } from '@/lib/site/metadata';
import { LoginForm } from './login-form';

export const generateMetadata = metadataOf('clientLogin');

export default async function ClientLoginPage() {
  const { 'client-login': messages, errors, forms } = await getMessages();
  const { metadata: _metadata, title, lead, ...words } = messages;
  return (
    <div className="wrap py-section">
      <div className="mx-auto grid max-w-[34rem] gap-6">
        <h1 className="text-h2">
          <Lettering text={title} />
        </h1>
        <p className="section-lead">{lead}</p>
        <noscript>
          <Notice look="amber">
            <p>{words.needsScript}</p>
          </Notice>
        </noscript>
        <LoginForm words={{ ...words, errors, summary: forms.kit.summary }} />
        <div className="grid justify-items-start gap-3 border-hair border-t pt-6">
          <p>{words.support.text}</p>
          <InquireLink label={words.support.link} look="secondary" />
        </div>
      </div>
    </div>
  );
}

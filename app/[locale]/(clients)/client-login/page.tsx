import '@/app/styles/asking.css';
import { getLocale, getMessages } from 'next-intl/server';
import { Pictogram } from '@/components/drawings/pictogram';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { InquireLink } from '@/components/inquire-link';
import { PageTitle } from '@/components/ui/heading';
import { signOfPictogram } from '@/lib/drawings/pictograms';
import { metadataOf } from '@/lib/site/metadata';
import { LoginForm } from './login-form';

export const generateMetadata = metadataOf('clientLogin');

export default async function ClientLoginPage() {
  const locale = await getLocale();
  const { 'client-login': messages, errors, forms } = await getMessages();
  const { metadata: _metadata, title, lead, support, ...words } = messages;
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-section lg:grid-cols-[7fr_5fr]">
      <div className="grid max-w-[34rem] gap-6">
        <PageTitle text={title} />
        <p className="section-lead">{lead}</p>
        <LoginForm locale={locale} words={{ ...words, errors, summary: forms.kit.summary }} />
        <AgreementLinks locale={locale} words={forms.kit.agreement} />
      </div>
      <div className="@container">
        <div className="asking-board sign sign-web">
          <div className="grid justify-items-start gap-4">
            <p className="font-display text-h3">{support.text}</p>
            <InquireLink label={support.link} look="board" />
          </div>
          <Pictogram place={signOfPictogram('web').place} />
        </div>
      </div>
    </div>
  );
}

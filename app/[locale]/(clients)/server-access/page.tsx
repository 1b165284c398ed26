import '@/app/styles/ground.css';
import { getLocale, getMessages } from 'next-intl/server';
import { inquiryWords } from '@/components/forms/inquiry-words';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { AccessForm } from './access-form';

export const generateMetadata = metadataOf('serverAccess');

export default async function ServerAccessPage() {
  const locale = await getLocale();
  const messages = await getMessages();
  const { hero, encryption, notice, sections, thanks } = messages['server-access'];
  const words = inquiryWords(messages, 'serverAccess');
  return (
    <>
      <Hero board="tech" motif="platter" title={hero.title} lead={hero.lead} />
      <NoticeSection {...notice} />
      <FeatureList {...encryption} ground="sand" />
      <div className="ground ground-sky py-section">
        <div className="wrap">
          <div className="grid max-w-[58rem] gap-6 rounded-board bg-board p-[clamp(1.25rem,3vw,2.5rem)]">
            <p>{words.kit.required}</p>
            <AccessForm
              locale={locale}
              home={localePath(locale, '/')}
              words={{ ...words, sections, thanks }}
            />
          </div>
        </div>
      </div>
    </>
  );
}

import '@/app/styles/contact-board.css';
import '@/app/styles/ground.css';
import { getLocale, getMessages } from 'next-intl/server';
import { inquiryWords } from '@/components/forms/inquiry-words';
import { ContactDetails } from '@/components/sections/contact-details';
import { HeroWords } from '@/components/sections/hero-words';
import { Trail } from '@/components/sections/trail';
import { buttonClass } from '@/components/ui/button-class';
import { CallLink } from '@/components/ui/call-link';
import { ExternalLink } from '@/components/ui/external-link';
import { Part } from '@/components/ui/heading';
import { PageLink } from '@/components/ui/page-link';
import { companyIn, decisions } from '@/lib/company/company';
import { directionsUrl, lineUrl, mapFrameUrl } from '@/lib/company/contact-links';
import { decided } from '@/lib/company/decision';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';
import { routes } from '@/lib/site/routes';
import { ContactForm } from './contact-form';
import { MapOnRequest } from './map-on-request';

export const generateMetadata = metadataOf('contact');

export default async function ContactPage() {
  const locale = await getLocale();
  const messages = await getMessages();
  const { hero, form, details, who, hours, map } = await pageWords('contact');
  const picture = decided(decisions.teamPicture);
  return (
    <>
      <section className="sign sign-inner sign-web contact-sign">
        <HeroWords {...hero}>
          <CallLink label={messages.common.nav.call} />
          <ExternalLink href={lineUrl} className={buttonClass.ghost}>
            {details.openLine}
          </ExternalLink>
        </HeroWords>
      </section>
      <div className="ground ground-sky contact-ground pt-section">
        <div className="wrap grid gap-8 lg:grid-cols-[7fr_5fr]">
          <Part
            title={form.title}
            className="grid gap-6 rounded-board bg-board p-[clamp(1.25rem,3vw,2.5rem)]"
          >
            <p>
              {form.lead}{' '}
              <PageLink
                to="privacy"
                className="text-link -my-3 inline-block py-3 underline underline-offset-4"
              >
                {form.privacy}
              </PageLink>
            </p>
            <ContactForm
              locale={locale}
              thankYou={localePath(locale, routes.thankYou.path)}
              sections={form.sections}
              words={inquiryWords(messages, 'contact')}
            />
          </Part>
          <div className="grid gap-8">
            <ContactDetails words={details} hours={hours} />
            {who.length > 0 && (
              <div className="grid gap-3">
                {/* biome-ignore lint/performance/noImgElement: a picture that the owner puts into public, as it is. */}
                {picture && <img src={picture} alt="" loading="lazy" className="rounded-board" />}
                {who.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
          </div>
          <Part title={map.title} className="contact-place">
            <p className="contact-plate">{companyIn(locale).address}</p>
            <MapOnRequest src={mapFrameUrl} words={{ load: map.load, why: map.why, frame: map.frame }}>
              <ExternalLink href={directionsUrl} className={buttonClass.ghost}>
                {map.directions}
              </ExternalLink>
            </MapOnRequest>
          </Part>
        </div>
      </div>
      <Trail page="contact" />
    </>
  );
}

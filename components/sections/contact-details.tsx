import { useLocale } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { company, phoneIn } from '@/lib/company/company';
import { emailUrl, lineUrl, phoneUrl } from '@/lib/company/contact-links';

type ContactDetailsProps = {
  words: Record<
    'title' | 'phone' | 'email' | 'line' | 'languages' | 'spoken' | 'written' | 'visits' | 'area',
    string
  >;
  hours: { title: string; text: string; closed: string; note: string };
};

/** How to reach the agency without a form, and when. */
export function ContactDetails({ words, hours }: ContactDetailsProps) {
  const locale = useLocale();
  return (
    <section className="sign sign-web contact-board">
      <h2 className="text-h3">{words.title}</h2>
      <address>
        <dl>
          <div className="contact-phone">
            <dt>{words.phone}</dt>
            <dd>
              <a href={phoneUrl} className={buttonClass.text}>
                {phoneIn(locale)}
              </a>
            </dd>
          </div>
          <div className="contact-line">
            <dt>{words.line}</dt>
            <dd>
              <ExternalLink href={lineUrl} className={buttonClass.text}>
                {company.lineId}
              </ExternalLink>
            </dd>
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={emailUrl} className={buttonClass.text}>
                {company.email}
              </a>
            </dd>
          </div>
          <div className="contact-hours">
            <dt>{hours.title}</dt>
            <dd>
              <b>{hours.text}</b>
              {hours.closed && <p>{hours.closed}</p>}
              <p>{hours.note}</p>
            </dd>
          </div>
          {words.spoken && (
            <div>
              <dt>{words.languages}</dt>
              <dd>
                {words.spoken} {words.written}
              </dd>
            </div>
          )}
          {words.area && (
            <div>
              <dt>{words.visits}</dt>
              <dd>{words.area}</dd>
            </div>
          )}
        </dl>
      </address>
    </section>
  );
}

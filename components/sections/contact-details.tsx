import { useLocale } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, lineUrl, phoneUrl } from '@/lib/company/contact-links';

type ContactDetailsProps = {
  words: Record<
    'title' | 'phone' | 'email' | 'line' | 'address' | 'languages' | 'spoken' | 'written',
    string
  > &
    Record<'visits' | 'area', string>;
  hours: { title: string; text: string; closed: string; note: string };
};

/** How to reach the agency without a form, and when. */
export function ContactDetails({ words, hours }: ContactDetailsProps) {
  const locale = useLocale();
  return (
    <section className="grid content-start gap-6">
      <h2 className="text-h3">{words.title}</h2>
      <address className="not-italic">
        <dl className="grid gap-4">
          <div>
            <dt className="font-semibold">{words.phone}</dt>
            <dd>
              <a href={phoneUrl} className={buttonClass.text}>
                {phoneIn(locale)}
              </a>
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{words.email}</dt>
            <dd>
              <a href={emailUrl} className={buttonClass.text}>
                {company.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{words.line}</dt>
            <dd>
              <ExternalLink href={lineUrl} className={buttonClass.text}>
                {company.lineId}
              </ExternalLink>
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{words.address}</dt>
            <dd>{companyIn(locale).address}</dd>
          </div>
          {words.spoken && (
            <div>
              <dt className="font-semibold">{words.languages}</dt>
              <dd>
                {words.spoken} {words.written}
              </dd>
            </div>
          )}
          {words.area && (
            <div>
              <dt className="font-semibold">{words.visits}</dt>
              <dd>{words.area}</dd>
            </div>
          )}
          <div>
            <dt className="font-semibold">{hours.title}</dt>
            <dd>
              {hours.text}
              {hours.closed && <p>{hours.closed}</p>}
              <p className="text-ink-2">{hours.note}</p>
            </dd>
          </div>
        </dl>
      </address>
    </section>
  );
}

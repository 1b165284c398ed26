import type { Messages } from 'next-intl';
import { Both, labelsOf } from '@/components/paper/both';
import { phoneIn } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

const steps = ['price', 'offer', 'acceptance'] as const;

type Words = Messages['quotes']['paper'];
type SheetNextProps = { own: Words; thai: Words; locale: Locale };

/** What happens until a sheet without a price can be accepted, and whom to call. */
export function SheetNext({ own, thai, locale }: SheetNextProps) {
  const label = labelsOf(own, thai, locale);
  return (
    <section className="paper-next">
      <div>
        <h3>
          <Both own={own.next.title} thai={thai.next.title} locale={locale} />
        </h3>
        <p>
          {label('phone')} <strong>{phoneIn(locale)}</strong>
        </p>
      </div>
      <p className="paper-incomplete">{label('incomplete')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <div>
              <Both own={own.next[step]} thai={thai.next[step]} locale={locale} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { PaperText } from '@/components/paper/paper-text';
import { phoneIn } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

const steps = ['price', 'offer', 'acceptance'] as const;

type SheetNextProps = {
  words: Messages['quotes']['paper'];
  /** That it is no offer yet. */
  incomplete: ReactNode;
  locale: Locale;
};

/** What happens until a sheet without a price can be accepted, and whom to call: for the reader alone, since nothing of it is filed. */
export function SheetNext({ words: { next, phone }, incomplete, locale }: SheetNextProps) {
  return (
    <section className="paper-next">
      <div>
        <h3>{next.title}</h3>
        <p>
          {phone} <strong>{phoneIn(locale)}</strong>
        </p>
      </div>
      <p className="paper-incomplete">{incomplete}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <div>
              <PaperText text={next[step]} most={22} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

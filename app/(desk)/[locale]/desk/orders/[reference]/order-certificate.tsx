import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

type OrderCertificateProps = {
  order: { reference: string; withheld: number };
  locale: Locale;
  words: Messages['desk']['withheld'];
};

/** The certificate of the tax that was kept back: its pictures, or the button for one that came on paper. */
export async function OrderCertificate({ order, locale, words }: OrderCertificateProps) {
  if (order.withheld === 0) return null;
  const { certificate_at: since, certificate_person: person, certificates } = await papersOf(order.reference);
  return (
    <Part title={words.title} className="grid justify-items-start gap-3">
      <p>
        {since
          ? [fill(words.here, { date: dateOf(since, locale) }), person].filter(Boolean).join(' · ')
          : words.missing}
      </p>
      {certificates.map((path) => (
        <a key={path} href={`/api/desk/slips/${path}`} target="_blank" rel="noreferrer">
          {/* biome-ignore lint/performance/noImgElement: a private picture, which no optimiser may keep */}
          <img
            src={`/api/desk/slips/${path}`}
            alt={words.picture}
            loading="lazy"
            className="max-h-[26rem] rounded-board bg-sunk object-contain"
          />
        </a>
      ))}
      {!since && (
        <form action={`/api/desk/orders/${order.reference}/certificate?locale=${locale}`} method="post">
          <button type="submit" className={buttonClass.secondary}>
            {words.paper}
          </button>
        </form>
      )}
    </Part>
  );
}

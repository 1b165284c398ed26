import { QrCode } from '@/components/ui/qr-code';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { quotePath } from '@/lib/site/order-path';
import { PaperText } from './paper-text';

type ScanProps = { quote: string; locale: Locale; caption: string };

/** The way from paper to the page of a quotation. It brings no key: the page asks for one, so that a lost sheet opens nothing. */
export function Scan({ quote, locale, caption }: ScanProps) {
  return (
    <figure className="paper-scan">
      <QrCode text={`${env().siteUrl}${localePath(locale, quotePath(quote))}`} label={caption} />
      <figcaption>
        <PaperText text={caption} most={12} />
      </figcaption>
    </figure>
  );
}

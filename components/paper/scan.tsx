import { QrCode } from '@/components/ui/qr-code';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { Both } from './both';

type ScanProps = { path: string; locale: Locale; caption: { own: string; thai: string } };

/** The way from paper to its page. It brings no key: the page asks for one, so that a lost sheet opens nothing. */
export function Scan({ path, locale, caption }: ScanProps) {
  return (
    <figure className="paper-scan">
      <QrCode text={`${env().siteUrl}${localePath(locale, path)}`} label={caption.own} />
      <figcaption>
        <Both {...caption} locale={locale} />
      </figcaption>
    </figure>
  );
}

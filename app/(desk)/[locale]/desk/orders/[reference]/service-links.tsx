import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/order';
import { livePaths } from '@/lib/site/live-pages';

/** The ways from a renewal to the services that it pays on. */
export async function ServiceLinks({ lines }: { lines: readonly OrderLine[] }) {
  const locale = await getLocale();
  return lines.map(
    ({ service, name_en: name }) =>
      service && (
        <a
          key={service}
          href={localePath(locale, `${livePaths.desk}/services/${service}`)}
          className={buttonClass.text}
        >
          {name}
        </a>
      ),
  );
}

import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';

/** The ways from a renewal to the services that it pays on. */
export async function ServiceLinks({ lines }: { lines: readonly OrderLine[] }) {
  const locale = await getLocale();
  const nameOf = await lineNames(locale);
  return lines.map(
    (line) =>
      line.service && (
        <a
          key={line.service}
          href={localePath(locale, `${livePaths.desk}/services/${line.service}`)}
          className={buttonClass.text}
        >
          {nameOf(line)}
        </a>
      ),
  );
}

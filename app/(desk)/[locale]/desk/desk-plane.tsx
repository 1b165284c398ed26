import { getLocale, getMessages } from 'next-intl/server';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import { moneyIn, monthInPattaya, sumsOfMonth } from '@/lib/desk/month';
import { monthOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

/** What the month has brought so far, on the banner of an aeroplane. */
export async function DeskPlane() {
  const locale = await getLocale();
  const { desk } = await getMessages();
  const month = monthInPattaya(new Date());
  const { total } = sumsOfMonth([], await moneyIn(month));
  return (
    <p className="desk-plane">
      <a href={localePath(locale, `${livePaths.desk}/month`)}>
        {dotted([desk.month.title, monthOf(month, locale)])}{' '}
        <b>
          <PaintedBaht text={formatMoney(total, locale)} />
        </b>
      </a>
    </p>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { cardFormFor } from '@/lib/site/order-path';
import { routes } from '@/lib/site/routes';

/** The way to the form that says what goes on the business cards of an order; nothing for an order without any, or one that is over. */
export async function CardFormLink({ order }: { order: OwnOrder }) {
  const isOver = ['rejected', 'cancelled', 'refunded'].includes(order.status);
  if (isOver || !order.lines.some(({ type }) => type === 'business-cards')) return null;
  const { text, action } = (await getMessages()).forms.businessCard.afterPaying;
  return (
    <p className="grid justify-items-start gap-4">
      {text}
      <a
        href={localePath(await getLocale(), routes.businessCards.path) + cardFormFor(order.reference)}
        className={buttonClass.secondary}
      >
        {action}
      </a>
    </p>
  );
}

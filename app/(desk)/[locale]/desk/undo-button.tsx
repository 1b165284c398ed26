import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderStatus } from '@/lib/orders/order';

type UndoButtonProps = {
  order: { reference: string; status: OrderStatus };
  locale: Locale;
  label: string;
  isOnOrder: boolean;
};

/** Takes back what was decided last about an order. */
export function UndoButton({ order, locale, label, isOnOrder }: UndoButtonProps) {
  return (
    <form
      action={`/api/desk/orders/${order.reference}/undo?locale=${locale}${isOnOrder ? '&order' : ''}`}
      method="post"
    >
      <input type="hidden" name="seen" value={order.status} />
      <button type="submit" className={buttonClass.secondary}>
        {label}
      </button>
    </form>
  );
}

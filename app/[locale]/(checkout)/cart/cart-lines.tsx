import type { CartLine } from '@/lib/shop/cart/cart-rules';
import { CartRow } from './cart-row';
import { useShown } from './cart-words';
import type { SoldItem } from './sold-item';

/** What lies in the cart, and what is sold today under its id. */
export type CartEntry = { line: CartLine; item: SoldItem | undefined };

type CartLinesProps = {
  entries: readonly CartEntry[];
  onRemove: (id: string, isByKeyboard: boolean) => void;
};

/** The lines of the cart; those priced on request say that they join an order as a quote request, where there is one to join. */
export function CartLines({ entries, onRemove }: CartLinesProps) {
  const { words } = useShown();
  const isOrder = entries.some(({ item }) => item && item.price > 0);
  return (
    <ul aria-label={words.items} className="border-ink border-b-2">
      {entries.map(({ line, item }) => (
        <CartRow
          key={line.id}
          line={line}
          item={item}
          note={isOrder && item?.price === 0 ? words.joinsAsQuote : undefined}
          onRemove={(isByKeyboard) => onRemove(line.id, isByKeyboard)}
        />
      ))}
    </ul>
  );
}

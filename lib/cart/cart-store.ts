import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { keptText } from '@/lib/browser/storage';
import { cartKey } from './cart-key';
import { addLine, type CartLine, parseCart, removeLines, restoreLines } from './cart-rules';

type Cart = {
  lines: CartLine[];
  /** False until the browser's stored cart has been read; the server never has one. */
  isLoaded: boolean;
  /** Answers false when the item was in the cart already. */
  add: (line: CartLine) => boolean;
  /** Answers what takes the removal back. */
  remove: (ids: readonly string[]) => () => void;
  /** Answers what takes the clearing back. */
  clear: () => () => void;
};

const kept = keptText(cartKey);

/** The plain list under the key, without the wrapper that zustand writes by itself: other code may read and write it too. */
const plainList: PersistStorage<Pick<Cart, 'lines' | 'isLoaded'>> = {
  getItem: () => ({ state: { lines: parseCart(kept.read()), isLoaded: true } }),
  setItem: (_name, { state }) => kept.write(JSON.stringify(state.lines)),
  removeItem: kept.remove,
};

/** The visitor's cart, shared by every island of a page and followed across tabs. */
export const useCart = create<Cart>()(
  persist(
    (set, get) => ({
      lines: [],
      isLoaded: false,
      add: (line) => {
        const result = addLine(get().lines, line);
        if (result.isAdded) set({ lines: result.lines });
        return result.isAdded;
      },
      remove: (ids) => {
        const before = get().lines;
        set({ lines: removeLines(before, ids) });
        return () => set(({ lines }) => ({ lines: restoreLines(lines, { before, ids }) }));
      },
      clear: () => get().remove(get().lines.map((line) => line.id)),
    }),
    { name: cartKey, storage: plainList, partialize: ({ lines, isLoaded }) => ({ lines, isLoaded }) },
  ),
);

kept.onOtherTab(() => void useCart.persist.rehydrate());

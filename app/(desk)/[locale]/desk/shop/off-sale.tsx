import { getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import type { ItemId } from '@/lib/catalog/catalog';
import { cartItems } from '@/lib/catalog/items';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { withoutMarks } from '@/lib/i18n/phrases';

/** Everything that lies in carts and is sold now, each with the button that takes it off sale. */
export async function OffSale({ halted }: { halted: readonly ItemId[] }) {
  const { publishing, catalog } = await getMessages();
  const { halt } = publishing.halts.items;
  return (
    <PostForm action="/api/desk/shop/halts">
      <ul>
        {cartItems
          .filter(({ id }) => !halted.includes(id))
          .map(({ id, type }) => {
            const name = withoutMarks(catalog.items[id].name);
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 border-hair border-t py-1"
              >
                <span className="min-w-0">
                  {name} <span className="text-ink-2 text-small">{withoutMarks(catalog.types[type])}</span>
                </span>
                <button
                  type="submit"
                  name="halt"
                  value={`item ${id}`}
                  aria-label={accessibleName(halt, name)}
                  className={buttonClass.text}
                >
                  {halt}
                </button>
              </li>
            );
          })}
      </ul>
    </PostForm>
  );
}

import { useMessages, useTranslations } from 'next-intl';
import { Phrases } from '@/components/ui/phrases';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { withoutMarks } from '@/lib/i18n/phrases';

/** All that is in each package, behind one tap: a table whose rows stand side by side where there is room. Without prices there is nothing to weigh up. */
export function Comparison({ title, items }: { title: string; items: readonly Item[] }) {
  const t = useTranslations('catalog');
  const { items: words } = useMessages().catalog;
  const rows = items.map(({ id }) => ({ id, features: [], ...words[id] }));
  const most = Math.max(...rows.map(({ features }) => features.length));
  return (
    <details className="comparison">
      <summary className="btn btn-ghost">
        <Phrases text={t(items.some(({ price }) => price > 0) ? 'compare' : 'contents')} />
      </summary>
      <table>
        <caption className="sr-only">{withoutMarks(title)}</caption>
        <tbody>
          {rows.map(({ id, name, description, features }) => (
            <tr key={id}>
              <th scope="row">
                <Phrases text={name} />
                <small>
                  <Prose text={description} />{' '}
                </small>
              </th>
              {features.map((feature, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a built list never changes its order
                <td key={index} {...(index === features.length - 1 && { colSpan: most - index })}>
                  <Prose text={feature} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

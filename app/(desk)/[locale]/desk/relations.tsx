import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import type { Relation } from '@/lib/desk/desk-orders';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

type RelationsProps = { relations: readonly Relation[]; locale: Locale; words: Messages['desk'] };

/** Other orders of the same person, or with the same slip: those stand out. */
export function Relations({ relations, locale, words }: RelationsProps) {
  if (relations.length === 0) return null;
  return (
    <div>
      <p className="text-ink-2 text-small">{words.check.related}</p>
      <ul className="grid">
        {relations.map(({ reference, same, status, amount }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3">
            <a
              href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {reference}
            </a>
            <span>{formatMoney(amount, locale)}</span>
            <span>{words.states[status]}</span>
            <span className={same === 'person' ? 'text-ink-2' : 'font-semibold text-red-ink'}>
              {words.check.same[same]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type Messages, useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount';
import { Prose } from '@/components/ui/prose';
import { findItem } from '@/lib/catalog/items';
import { endingNames, endings } from '@/lib/domains/endings';

/** The stripes whose colours the arms take, from above. */
const paints = ['s3', 's4', 's2', 's1'] as const;

/** A post with an arm for each ending that we sell: its price, and whom it leads to. */
export function Signpost({ words }: { words: Pick<Messages['domains']['exhibit'], 'ways'> }) {
  const locale = useLocale();
  return (
    <ul className="signpost">
      {endingNames.map((ending, index) => {
        const { item } = endings[ending];
        return (
          <li key={ending} className={`${index % 2 ? 'arm-right' : 'arm-left'} ${paints[index % 4]}`}>
            <b>{`.${ending}`}</b>
            <Amount satang={findItem(item).price} locale={locale} />
            <p>
              <Prose text={words.ways[item]} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

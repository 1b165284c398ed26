import { type Messages, useLocale } from 'next-intl';
import { ItemButton } from '@/components/item-button';
import { Amount } from '@/components/ui/amount';
import { Prose } from '@/components/ui/prose';
import { findItem } from '@/lib/catalog/items';
import { endingNames, endings } from '@/lib/domains/endings';

/** The stripes whose colours the arms take, from above. */
const paints = ['s3', 's4', 's2', 's1'] as const;

/** A post with an arm for each ending that we sell: its price, whom it leads to, and the button that asks for it. */
export function Signpost({ words }: { words: Pick<Messages['domains']['pricing'], 'ways'> }) {
  const locale = useLocale();
  return (
    <ul className="signpost">
      {endingNames.map((ending, index) => {
        const item = findItem(endings[ending].item);
        return (
          <li key={ending} className={`${index % 2 ? 'arm-right' : 'arm-left'} ${paints[index % 4]}`}>
            <b>{`.${ending}`}</b>
            <span className="price">
              <Amount satang={item.price} locale={locale} />
            </span>
            <p>
              <Prose text={words.ways[endings[ending].item]} />
            </p>
            <ItemButton item={item} look="secondary" subject={undefined} />
          </li>
        );
      })}
    </ul>
  );
}

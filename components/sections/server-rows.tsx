import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { ItemId } from '@/lib/catalog/catalog';
import { specNames, specsOf } from '@/lib/catalog/server-specs';
import { withSoftHyphens } from '@/lib/i18n/long-words';

/** The figures of a virtual server as a tariff board letters them: a label, and the number large. */
export function ServerRows({ id }: { id: ItemId }) {
  const t = useTranslations('catalog.specs');
  const specs = specsOf(id);
  if (!specs) return null;
  return (
    <dl>
      {specNames.map((name) => (
        <Fragment key={name}>
          <dt>{withSoftHyphens(t(name))}</dt>
          <dd>{specs[name]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

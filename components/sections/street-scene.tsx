import { useTranslations } from 'next-intl';
import { Pictogram } from '@/components/drawings/pictogram';
import { Lettering } from '@/components/ui/lettering';
import { PageLink } from '@/components/ui/page-link';
import { Prose } from '@/components/ui/prose';
import { usePriceFrom } from '@/components/ui/use-price-from';
import { signOf } from '@/lib/drawings/page-signs';
import { type HouseName, houseNames } from '@/lib/drawings/street';
import { withSoftHyphens } from '@/lib/i18n/long-words';
import { SectionHead } from './section-head';

type StreetSceneProps = {
  title: string;
  lead: string;
  /** What stands on each shop; `second` is its name in the other script of the town. */
  shops: Record<HouseName, { title: string; second: string; text: string }>;
};

/** A street of shops, each the way to a page that sells something; a baht bus stops where somebody points. */
export function StreetScene({ title, lead, shops }: StreetSceneProps) {
  const t = useTranslations('catalog');
  const priceFrom = usePriceFrom();
  return (
    <section>
      <div className="scene">
        <SectionHead title={title} lead={lead} className="wrap" />
        <div className="street-strip">
          <ul className="houses">
            {houseNames.map((name, at) => {
              const { board, place } = signOf(name);
              const { title: shop, second, text } = shops[name];
              return (
                <li key={name}>
                  <PageLink to={name} className={`house facade at-${at} sign sign-${board}`}>
                    <b>
                      <Lettering text={shop} />
                      <i aria-hidden="true">{second}</i>
                    </b>
                    <span>
                      <Pictogram place={place} />
                      <span>
                        <Prose text={withSoftHyphens(text)} />
                      </span>
                    </span>
                    <small>{priceFrom(name) ?? t('onRequest')}</small>
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

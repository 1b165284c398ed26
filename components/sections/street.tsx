import { useTranslations } from 'next-intl';
import { Pictogram } from '@/components/drawings/pictogram';
import { Lettering } from '@/components/ui/lettering';
import { PageLink } from '@/components/ui/page-link';
import { Prose } from '@/components/ui/prose';
import { usePriceFrom } from '@/components/ui/use-price-from';
import { type SignedPage, signOf } from '@/lib/drawings/page-signs';
import { Section } from './section';

type StreetProps = {
  title: string;
  lead?: string;
  boards: readonly { to: SignedPage; title: string; text: string }[];
};

/** Boards that hang over a street, each the way to a page that sells something. */
export function Street({ title, lead, boards }: StreetProps) {
  const t = useTranslations('catalog');
  const priceFrom = usePriceFrom();
  return (
    <Section title={title} lead={lead}>
      <ul className={boards.length > 2 ? 'street' : 'street street-pair'}>
        {boards.map(({ to, title: name, text }) => {
          const { board, place } = signOf(to);
          return (
            <li key={to}>
              <PageLink to={to} className={`hanging sign sign-${board}`}>
                <Pictogram place={place} />
                <b>
                  <Lettering text={name} />
                </b>
                <span>
                  <Prose text={text} />
                </span>
                <small>{priceFrom(to) ?? t('onRequest')}</small>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

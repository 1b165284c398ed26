import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InquireLink } from '@/components/inquire-link';
import { Lettering } from '@/components/ui/lettering';
import { LineLink } from '@/components/ui/line-link';
import { PageLink } from '@/components/ui/page-link';
import { Prose } from '@/components/ui/prose';
import { usePriceFrom } from '@/components/ui/use-price-from';
import { type SignedPage, signedPages, signOf } from '@/lib/drawings/page-signs';
import { routes } from '@/lib/site/routes';

type EndingProps = {
  /** Its sheet of `app/styles/endings` paints it. */
  page: SignedPage;
  /** What we ask for. */
  title: string;
  /** Where a reader goes next: pages of ours by name, each with what it has to do with this one. */
  related: { title: string; items: Partial<Record<SignedPage, { title: string; text: string }>> };
  /** The buttons under the call. */
  children: ReactNode;
};

/** The last board of a service page: the call, and the ways to two other pages. */
export function Ending({ page, title, related, children }: EndingProps) {
  const t = useTranslations('catalog');
  const priceFrom = usePriceFrom();
  const { board } = signOf(page);
  return (
    <section className={`ending ending-${board} ending-${routes[page].path.slice(1)} sign sign-${board}`}>
      <div className="wrap">
        <div className="ending-call">
          <h2>
            <Lettering text={title} />
          </h2>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
        <div className="ending-ways">
          <h3>
            <Lettering text={related.title} />
          </h3>
          <ul>
            {signedPages
              .flatMap((to) => (related.items[to] ? [{ to, ...related.items[to] }] : []))
              .map(({ to, title: name, text }, index) => (
                <li key={to}>
                  <PageLink to={to} className={`way way-${index + 1} sign-${signOf(to).board}`}>
                    <b>
                      <Lettering text={name} />
                    </b>
                    <span>
                      <Prose text={text} />
                    </span>
                    <small>{priceFrom(to) ?? t('onRequest')}</small>
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type CallProps = Omit<EndingProps, 'title' | 'children'> & {
  words: { title: string; action: string; subject: string; line: string; lineText: string };
};

/** An ending that asks for an enquiry: as a form with its subject, or as a message on LINE. */
export function CallEnding({ words, ...rest }: CallProps) {
  return (
    <Ending title={words.title} {...rest}>
      <InquireLink label={words.action} subject={words.subject} look="board" />
      <LineLink label={words.line} text={words.lineText} />
    </Ending>
  );
}

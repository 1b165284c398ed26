import { Children, type ReactNode } from 'react';
import { InquireLink } from '@/components/inquire-link';
import { LinkButton } from '@/components/ui/link-button';
import { type SignedPage, signOf } from '@/lib/drawings/page-signs';
import { Asked, type AskedLook } from './asked';
import { CallEnding } from './ending';
import { Hero } from './hero';
import { SmallPrint } from './small-print';
import { Trail } from './trail';

type HeroProps = Parameters<typeof Hero>[0];
type SmallPrintProps = Parameters<typeof SmallPrint>[0];
type CallProps = Parameters<typeof CallEnding>[0];

type ServicePageProps = Pick<HeroProps, 'motif' | 'word'> & {
  page: SignedPage;
  words: {
    hero: Pick<HeroProps, 'title' | 'lead'> & { action: string; subject?: string };
    scope: Pick<SmallPrintProps, 'title' | 'lead' | 'items'>;
    faq: Omit<Parameters<typeof Asked>[0], 'look'>;
    related: CallProps['related'];
    callToAction: CallProps['words'];
  };
  /** Where the button of the opening board leads. */
  leadsTo: 'packages' | 'inquiry';
  /** After how many of its sections the small print stands; at their end where it is left out. */
  scopeAfter?: number;
  /** What its questions hang on. */
  asked: AskedLook;
  children: ReactNode;
};

/** The page of a service: its opening board above; below what is to be known before an order, what people ask, the call, and the way back. */
export function ServicePage({
  page,
  words,
  leadsTo,
  asked,
  children,
  scopeAfter = Children.count(children),
  ...picture
}: ServicePageProps) {
  const { hero, scope, faq, related, callToAction } = words;
  const sign = signOf(page);
  const { board } = sign;
  const sections = Children.toArray(children);
  return (
    <>
      <Hero board={board} {...picture} title={hero.title} lead={hero.lead}>
        {leadsTo === 'packages' ? (
          <LinkButton to={page} hash="#packages" label={hero.action} look="board" />
        ) : (
          <InquireLink label={hero.action} subject={hero.subject} look="board" />
        )}
      </Hero>
      {sections.slice(0, scopeAfter)}
      <SmallPrint page={page} {...scope} />
      {sections.slice(scopeAfter)}
      <Asked look={asked} {...faq} />
      <CallEnding page={page} words={callToAction} related={related} />
      <Trail page={page} />
    </>
  );
}

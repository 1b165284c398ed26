import { type SignedPage, signOf } from '@/lib/drawings/page-signs';
import { CallEnding } from './ending';
import { SmallPrint } from './small-print';
import { Trail } from './trail';

type ServiceEndProps = {
  page: SignedPage;
  words: Pick<Parameters<typeof SmallPrint>[0], 'faq'> &
    Pick<Parameters<typeof CallEnding>[0], 'related'> & {
      scope: Pick<Parameters<typeof SmallPrint>[0], 'title' | 'lead' | 'items'>;
      callToAction: Parameters<typeof CallEnding>[0]['words'];
    };
  /** One for each item of the scope. */
  things: Parameters<typeof SmallPrint>[0]['things'];
};

/** How the page of a service ends: what is to be known before an order and what people ask, the call with the ways on, and the way back. */
export function ServiceEnd({ page, words: { scope, faq, related, callToAction }, things }: ServiceEndProps) {
  const { board } = signOf(page);
  return (
    <>
      <SmallPrint board={board} {...scope} things={things} faq={faq} />
      <CallEnding board={board} words={callToAction} related={related} />
      <Trail page={page} />
    </>
  );
}

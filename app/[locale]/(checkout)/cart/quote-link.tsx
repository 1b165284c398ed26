import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import { useShown } from './cart-words';

type QuoteLinkProps = { href: string; names: readonly string[] };

/** What stands in place of payment where nothing has a fixed price: the contact form, its subject filled in. */
export function QuoteLink({ href, names }: QuoteLinkProps) {
  const { words } = useShown();
  const subject = fill(words.quoteSubject, { names: names.join(', ') });
  return (
    <>
      <p>{words.needsQuote}</p>
      <a href={`${href}?subject=${encodeURIComponent(subject)}`} className={buttonClass.primary}>
        {words.requestQuote}
      </a>
    </>
  );
}

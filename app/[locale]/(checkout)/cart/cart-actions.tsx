import { AgreementLinks } from '@/components/forms/agreement-links';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { total } from '@/lib/catalog/items';
import { fill } from '@/lib/i18n/fill';
import { cartLink } from '@/lib/shop/cart/cart-link';
import type { CartEntry } from './cart-lines';
import { useShown } from './cart-words';
import { OpenOutside } from './open-outside';
import { PayWithCard } from './pay-with-card';

type CartActionsProps = {
  entries: readonly CartEntry[];
  /** A card pays the whole. */
  isDeposit: boolean;
  links: { thankYou: string; contact: string; quotes: string };
  /** Why nothing is paid at present. */
  halted?: string | undefined;
  /** The way on for who has paid before that. */
  hasPaid?: string | undefined;
  onPayPromptPay: (items: string[]) => void;
  onRemove: (ids: string[], isByKeyboard: boolean) => void;
  onClear: (isByKeyboard: boolean) => void;
};

/** The ways on from the cart: pay, ask for a quote where nothing has a price, or clear it. */
export function CartActions({
  entries,
  isDeposit,
  halted,
  hasPaid,
  links,
  onPayPromptPay,
  onRemove,
  onClear,
}: CartActionsProps) {
  const { locale, words } = useShown();
  const items = entries.flatMap(({ item }) => item ?? []);
  const amount = total(items);
  const isPayable = amount > 0 && !halted;
  const gone = entries.flatMap(({ line, item }) => (item ? [] : line.id));
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      {gone.length > 0 && (
        <div className="grid justify-items-start gap-1">
          <p id="gone" className="font-medium text-red-ink">
            {words.hasGone}
          </p>
          <button
            type="button"
            className={buttonClass.primary}
            onClick={({ detail }) => onRemove(gone, detail === 0)}
          >
            {words.removeGone}
          </button>
        </div>
      )}
      {halted && (
        <>
          <div role="status">
            <Notice look="amber" text={halted} />
          </div>
          <button
            type="button"
            className={`${buttonClass.text} justify-self-start`}
            onClick={() => onPayPromptPay(items.map((item) => item.id))}
          >
            {hasPaid}
          </button>
        </>
      )}
      {isPayable && !isDeposit && (
        <PayWithCard
          items={items.map((item) => item.id)}
          amount={amount}
          links={links}
          disabled={gone.length > 0}
        />
      )}
      {isPayable && (
        <button
          type="button"
          className={buttonClass.primary}
          disabled={gone.length > 0}
          aria-describedby={gone.length > 0 ? 'gone' : undefined}
          onClick={() => onPayPromptPay(items.map((item) => item.id))}
        >
          {words.payPromptPay}
        </button>
      )}
      {isPayable && <AgreementLinks locale={locale} words={words.agreement} />}
      {isPayable && <OpenOutside ids={items.map((item) => item.id)} />}
      {amount === 0 && items.length > 0 && (
        <QuoteLink href={links.contact} names={items.map((item) => item.name)} />
      )}
      {items.length > 0 && (
        <a
          href={cartLink(
            links.quotes,
            items.map((item) => item.id),
          )}
          className={buttonClass.ghost}
        >
          {words.quotation}
        </a>
      )}
      <button
        type="button"
        className={`${buttonClass.text} justify-self-center`}
        onClick={({ detail }) => onClear(detail === 0)}
      >
        {words.clear}
      </button>
    </div>
  );
}

type QuoteLinkProps = { href: string; names: readonly string[] };

/** What stands in place of payment where nothing has a fixed price: the contact form, its subject filled in. */
function QuoteLink({ href, names }: QuoteLinkProps) {
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

import { Amount } from '@/components/ui/amount';
import { toBaht } from '@/lib/catalog/money';
import { useShown } from '../cart-words';
import { CopyButton } from './copy-button';
import { StepHeading } from './step-heading';

/** What is to be paid, as the largest thing of a sheet. @param amount whole satang */
export function AmountToPay({ amount }: { amount: number }) {
  const { locale, words } = useShown();
  return (
    <>
      <span className="block font-text font-medium text-base text-ink-2">{words.checkout.qr.amount}</span>
      <span className="block text-[min(4.5rem,11vw)] leading-tight md:text-[min(4.5rem,6.6vw)]">
        <Amount satang={amount} locale={locale} decimals="always" />
      </span>
    </>
  );
}

/** The amount as the heading of a step, and a button that copies it as bank apps take it. @param amount whole satang */
export function AmountHeading({ amount }: { amount: number }) {
  return (
    <div>
      <StepHeading>
        <AmountToPay amount={amount} />
      </StepHeading>
      <CopyButton label={useShown().words.checkout.qr.amount} text={toBaht(amount).toFixed(2)} />
    </div>
  );
}

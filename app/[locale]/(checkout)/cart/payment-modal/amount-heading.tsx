import { Amount } from '@/components/ui/amount';
import { toBaht } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import type { CartWords } from '../cart-words';
import { CopyButton } from './copy-button';
import { StepHeading } from './step-heading';

type AmountToPayProps = { amount: number; locale: Locale; words: CartWords };

/** What is to be paid, as the largest thing of a sheet. @param amount whole satang */
export function AmountToPay({ amount, locale, words }: AmountToPayProps) {
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
export function AmountHeading(props: AmountToPayProps) {
  const text = props.words.checkout.qr;
  return (
    <div>
      <StepHeading>
        <AmountToPay {...props} />
      </StepHeading>
      <CopyButton label={text.amount} text={toBaht(props.amount).toFixed(2)} words={text} />
    </div>
  );
}

import { proseMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import { useShown } from './cart-words';

type DepositChoiceProps = {
  now: number;
  rest: number;
  isDeposit: boolean;
  onChoose: (isDeposit: boolean) => void;
};

/** Whether the cart is paid in full, or its deposit now and the rest at the hand-over. */
export function DepositChoice({ now, rest, isDeposit, onChoose }: DepositChoiceProps) {
  const { locale, words } = useShown();
  const text = words.deposit;
  const money = {
    now: proseMoney(now, locale),
    rest: proseMoney(rest, locale),
    all: proseMoney(now + rest, locale),
  };
  const choices = [
    [false, fill(text.whole, money)],
    [true, fill(text.part, money)],
  ] as const;
  return (
    <fieldset className="mt-4 grid gap-1 print:hidden">
      <legend className="mb-1 font-semibold">{text.title}</legend>
      {choices.map(([value, label]) => (
        <label key={label} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="deposit"
            checked={isDeposit === value}
            onChange={() => onChoose(value)}
            className="size-6 shrink-0 accent-link"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

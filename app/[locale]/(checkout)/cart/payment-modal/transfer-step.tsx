'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { BankAccount } from '@/lib/thailand/bank-account';
import type { CartWords } from '../cart-words';
import { AmountHeading } from './amount-heading';
import { PaidFooter } from './paid-footer';
import { PayFacts } from './pay-facts';
import { Step } from './step';

type TransferStepProps = {
  amount: number;
  account: BankAccount;
  locale: Locale;
  words: CartWords;
  onPaid: () => void;
  /** What else could be chosen. */
  children: ReactNode;
};

/** Step 1 for who has no PromptPay: the amount, and the account that it goes to. @param amount whole satang */
export function TransferStep({ amount, account, locale, words, onPaid, children }: TransferStepProps) {
  const text = words.checkout.transfer;
  const copied = { number: account.number.replace(/[\s-]/g, ''), name: account.name, swift: account.swift };
  return (
    <Step footer={<PaidFooter amount={amount} locale={locale} words={words} onPaid={onPaid} />}>
      <AmountHeading amount={amount} locale={locale} words={words} />
      <p className="max-w-[38em]">{text.text}</p>
      <PayFacts
        facts={[
          { label: text.bank, value: account.bank },
          { label: text.number, value: account.number, copy: copied.number },
          { label: text.name, value: account.name, copy: copied.name },
          { label: text.swift, value: account.swift, copy: copied.swift },
          { label: words.checkout.qr.validity, value: text.noEnd },
        ]}
        words={words}
      />
      {children}
    </Step>
  );
}

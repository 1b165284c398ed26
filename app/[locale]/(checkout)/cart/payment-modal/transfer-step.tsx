'use client';

import type { ReactNode } from 'react';
import type { BankAccount } from '@/lib/thailand/bank-account';
import { useShown } from '../cart-words';
import { AmountHeading } from './amount-heading';
import { PaidFooter } from './paid-footer';
import { PayFacts } from './pay-facts';
import { Step } from './step';

type TransferStepProps = {
  amount: number;
  account: BankAccount;
  onPaid: () => void;
  /** What else could be chosen. */
  children: ReactNode;
};

/** Step 1 for who has no PromptPay: the amount, and the account that it goes to. @param amount whole satang */
export function TransferStep({ amount, account, onPaid, children }: TransferStepProps) {
  const { words } = useShown();
  const text = words.checkout.transfer;
  const copied = { number: account.number.replace(/[\s-]/g, ''), name: account.name, swift: account.swift };
  return (
    <Step footer={<PaidFooter amount={amount} onPaid={onPaid} />}>
      <AmountHeading amount={amount} />
      <p className="max-w-[38em]">{text.text}</p>
      <PayFacts
        facts={[
          { label: text.bank, value: account.bank },
          { label: text.number, value: account.number, copy: copied.number },
          { label: text.name, value: account.name, copy: copied.name },
          { label: text.swift, value: account.swift, copy: copied.swift },
          { label: words.checkout.qr.validity, value: text.noEnd },
        ]}
      />
      {children}
    </Step>
  );
}

'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { proseMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import { useShown } from '../cart-words';
import { AmountHeading } from './amount-heading';
import { PaidFooter } from './paid-footer';
import { type PayFact, PayFacts } from './pay-facts';
import { SamePhone, SaveQr } from './same-phone';
import { Step } from './step';

type QrStepProps = {
  ways: PaymentWays;
  /** The address of the code's picture. */
  source: string;
  onPaid: () => void;
  /** What else could be chosen. */
  children: ReactNode;
};

/** Step 1 by PromptPay: the amount and the code from the server, and in words all that the code says. */
export function QrStep({ ways, source, onPaid, children }: QrStepProps) {
  const { locale, words } = useShown();
  const { amount, promptPay } = ways;
  const text = words.checkout.qr;
  const last = promptPay.number.replaceAll('-', '').slice(-4);
  const facts: PayFact[] = [
    ...(promptPay.name ? [{ label: text.payee, value: promptPay.name }] : []),
    { label: text.number, value: promptPay.number, copy: promptPay.number.replaceAll('-', '') },
    { label: text.validity, value: text.noEnd },
  ];
  return (
    <Step
      className="gap-x-10 *:min-w-0 md:grid-cols-[19rem_1fr]"
      footer={<PaidFooter amount={amount} onPaid={onPaid} />}
    >
      <div className="grid content-start gap-3">
        <QrPicture source={source} alt={fill(text.alt, { amount: proseMoney(amount, locale, 'always') })} />
        <SaveQr source={source} />
      </div>
      <div className="grid content-start gap-4">
        <AmountHeading amount={amount} />
        {promptPay.isDemo && <Notice look="amber" text={text.demo} />}
        <p>{text.scan}</p>
        <SamePhone />
        <div>
          <PayFacts facts={facts} />
          <p className="mt-2 text-ink-2">{fill(promptPay.name ? text.shown : text.shownNumber, { last })}</p>
        </div>
        {children}
      </div>
    </Step>
  );
}

/** The code as a picture with an address of its own, which a long press saves; dark on white by night too, or scanners fail. */
function QrPicture({ source, alt }: { source: string; alt: string }) {
  const words = useShown().words.checkout.qr;
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const again = () => {
    setTries(tries + 1);
    setHasFailed(false);
  };
  return (
    <div className="grid justify-items-center self-start overflow-clip rounded-board bg-white text-night outline-2 outline-blue -outline-offset-2">
      <p className="w-full bg-blue p-2 text-center font-semibold text-white">{words.method}</p>
      {hasFailed ? (
        <div role="alert" className="grid min-h-52 content-center justify-items-center gap-3 p-4">
          <p>{words.failed}</p>
          <button type="button" className={buttonClass.text} onClick={again}>
            {words.retry}
          </button>
        </div>
      ) : (
        // biome-ignore lint/performance/noImgElement: a picture made for this request has nothing to optimise
        <img
          key={tries}
          src={source}
          alt={alt}
          width={256}
          height={256}
          className="h-auto w-[min(15rem,60dvw,38dvh)] min-w-52 py-3"
          onError={() => setHasFailed(true)}
          data-qr
        />
      )}
    </div>
  );
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import { Amount } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { post } from '@/lib/browser/post';
import { formatMoney } from '@/lib/catalog/money';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Result } from '@/lib/result';
import type { PromptPayQr } from '@/lib/thailand/promptpay';
import type { CartWords } from '../cart-words';
import { SaveQr } from './save-qr';
import { Step } from './step';
import { StepHeading } from './step-heading';

type QrStepProps = { items: readonly string[]; locale: Locale; words: CartWords; onPaid: () => void };

/** Step 1: the amount and the QR, both from the server. */
export function QrStep({ items, locale, words, onPaid }: QrStepProps) {
  const [result, setResult] = useState<Result<PromptPayQr>>();
  const load = useCallback(async () => {
    setResult(undefined);
    setResult(await post<PromptPayQr>('/api/payments/promptpay', { items }));
  }, [items]);
  useEffect(() => {
    void load();
  }, [load]);

  const text = words.checkout.qr;
  if (!result) {
    return (
      <p role="status" className="grid min-h-96 place-items-center p-5 text-ink-2 text-lead">
        {text.loading}
      </p>
    );
  }
  if (!result.ok) {
    return (
      <div role="alert" className="grid justify-items-start gap-4 px-5 py-8 md:px-10">
        <Notice look="red">
          <p>{failureText(result.error, words.errors, text.failed, 'items')}</p>
        </Notice>
        <button type="button" className={buttonClass.secondary} onClick={load}>
          {text.retry}
        </button>
      </div>
    );
  }
  const { amount, svg, isDemo } = result.data;
  const amountText = formatMoney(amount, locale, 'always');
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <Step
      className="gap-x-10 *:min-w-0 md:grid-cols-[19rem_1fr]"
      footer={
        <button type="button" className={buttonClass.primary} onClick={onPaid}>
          {text.paid}
        </button>
      }
    >
      {/* The code stays dark on white by night too, or scanners fail. */}
      <div className="grid justify-items-center self-start overflow-clip rounded-board bg-white text-night outline-2 outline-blue -outline-offset-2">
        <p className="w-full bg-blue p-2 text-center font-semibold text-white">{text.method}</p>
        {/* biome-ignore lint/performance/noImgElement: an image made on the spot has nothing to optimise */}
        <img
          src={source}
          alt={fill(text.alt, { amount: amountText })}
          width={256}
          height={256}
          className="h-auto w-[min(15rem,60dvw,38dvh)] min-w-52 py-3"
          data-qr
        />
      </div>
      <div className="grid content-start gap-4">
        <StepHeading>
          <span className="block font-text font-medium text-base text-ink-2">{text.amount}</span>
          <span className="block text-[min(4.5rem,11vw)] leading-tight md:text-[min(4.5rem,6.6vw)]">
            <Amount satang={amount} locale={locale} decimals="always" />
          </span>
        </StepHeading>
        {isDemo && (
          <Notice look="amber">
            <p>{text.demo}</p>
          </Notice>
        )}
        <p>{text.scan}</p>
        <SaveQr source={source} words={text} />
      </div>
    </Step>
  );
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { post } from '@/lib/http/post';
import type { Result } from '@/lib/http/result';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { PromptPayQr } from '@/lib/payments/promptpay';
import type { CartWords } from '../cart-words';
import { failureText } from '../failure-text';
import { SaveQr } from './save-qr';
import { StepHeading } from './step-heading';

type QrStepProps = { items: readonly string[]; locale: Locale; words: CartWords; onPaid: () => void };

/** Step 1: the amount and the QR, both from the server (design.md §6.4). */
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
  if (!result) return <p role="status">{text.loading}</p>;
  if (!result.ok) {
    return (
      <div role="alert" className="space-y-4">
        <p className="bg-red-bg p-4 text-red-ink">{failureText(result.error, text.failed, words.errors)}</p>
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
    <>
      <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
        <div className="justify-self-center border-2 border-line bg-white">
          {/* biome-ignore lint/performance/noImgElement: an image made on the spot has nothing to optimise */}
          <img src={source} alt={fill(text.alt, { amount: amountText })} width={256} height={256} data-qr />
        </div>
        <div className="space-y-4">
          <StepHeading>
            {text.amount}: <strong className="block whitespace-nowrap text-h2">{amountText}</strong>
          </StepHeading>
          {isDemo && <p className="bg-amber-bg p-3 text-amber-ink">{text.demo}</p>}
          <p>{text.scan}</p>
          <SaveQr source={source} words={text} />
        </div>
      </div>
      <p className="mt-6 flex justify-end">
        <button type="button" className={buttonClass.primary} onClick={onPaid}>
          {text.paid}
        </button>
      </p>
    </>
  );
}

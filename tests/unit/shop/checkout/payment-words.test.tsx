import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type CartWords, ShownCart } from '@/app/[locale]/(checkout)/cart/cart-words';
import { CardStep } from '@/app/[locale]/(checkout)/cart/payment-modal/card-step';
import { CustomerStep } from '@/app/[locale]/(checkout)/cart/payment-modal/customer-step';
import { PayStep } from '@/app/[locale]/(checkout)/cart/payment-modal/pay-steps';
import { OrderedBeforeStep } from '@/app/[locale]/(checkout)/cart/payment-modal/payment-modal';
import { PaymentStepper } from '@/app/[locale]/(checkout)/cart/payment-modal/payment-stepper';
import { SlipStep } from '@/app/[locale]/(checkout)/cart/payment-modal/slip-step';
import { Dialog } from '@/components/ui/dialog';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import { failure, success } from '@/lib/result';
import { wordsIn } from '@/lib/site/page-words';
import { leadsToPolicies } from '../../../support/policy-links';
import { wrongInHtml } from '../../../support/wrong-words';

const reference = 'PT-ABC234';
const ways: PaymentWays = {
  amount: 199_900,
  promptPay: { number: '081-234-5678', name: 'Bay Signal', isDemo: true },
  transfer: {
    bank: 'Kasikornbank',
    number: '123-4-56789-0',
    name: 'Bay Signal Co., Ltd.',
    swift: 'KASITHBK',
  },
};
const checkout = (method: 'promptpay' | 'transfer') => ({
  key: '0'.repeat(32),
  items: ['vps-starter'],
  method,
  hasPaid: true,
  deposit: false,
});
const nothing = () => undefined;

/** The words of the cart page, as its page hands them to the dialog. */
async function wordsOf(locale: Locale): Promise<CartWords> {
  const { card, catalog, common, errors, forms, orders } = await loadMessages(locale);
  const cart = await wordsIn(locale, 'cart');
  return {
    ...cart,
    card,
    periods: catalog.periods,
    onRequest: catalog.onRequest,
    dismiss: common.dismiss,
    slips: orders.slips,
    agreement: forms.kit.agreement,
    checkout: await wordsIn(locale, 'checkout'),
    errors,
  };
}

/** Every step of the payment dialogs, by PromptPay, bank transfer and the simulated card. */
function stepsIn(locale: Locale, words: CartWords): ReactNode[] {
  const pay = { items: ['vps-starter'], onRetry: nothing, onMethod: nothing, onPaid: nothing };
  const slip = { ways, onTaken: nothing, onBack: nothing, onMismatch: nothing };
  const customer = {
    order: { id: '1', reference },
    checkoutKey: '0'.repeat(32),
    onComplete: nothing,
    onTakenBefore: nothing,
    onGone: nothing,
  };
  const steps = [
    <OrderedBeforeStep key="before" reference={reference} onPayAnyway={nothing} />,
    <PayStep key="pending" {...pay} ways={undefined} method="promptpay" />,
    <PayStep key="failed" {...pay} ways={failure('unavailable')} method="promptpay" />,
    <PayStep key="promptpay" {...pay} ways={success(ways)} method="promptpay" />,
    <PayStep key="transfer" {...pay} ways={success(ways)} method="transfer" />,
    <SlipStep key="slip" {...slip} checkout={checkout('promptpay')} />,
    <SlipStep key="transferred" {...slip} checkout={checkout('transfer')} />,
    <CustomerStep key="resumed" {...customer} slip={undefined} isResumed={true} />,
    <CustomerStep
      key="read"
      {...customer}
      slip={{ kind: 'bank', bank: '004', reference: '0153' }}
      isResumed={false}
    />,
    <CardStep key="card" amount={199_900} onPaid={nothing} />,
    ...(['pay', 'slip', 'details'] as const).map((current) => (
      <PaymentStepper key={current} current={current} method="transfer" />
    )),
    ...[words.checkout.title, words.checkout.transfer.title, words.card.title].map((title) => (
      <Dialog key={title} title={title} closeLabel={words.checkout.close} onClose={nothing}>
        {null}
      </Dialog>
    )),
  ];
  return steps.map((step) => (
    <ShownCart key={step.key} value={{ locale, words }}>
      {step}
    </ShownCart>
  ));
}

it.each(locales)('every step that pays or sends leads to terms and privacy: %s', async (locale) => {
  const words = await wordsOf(locale);
  const drawn = stepsIn(locale, words)
    .map((step) => renderToStaticMarkup(step))
    .filter((html) => leadsToPolicies(html, locale));
  // By PromptPay and bank transfer to pay and to send the slip, details twice, and the card.
  expect(drawn).toHaveLength(7);
});

// A phone, which has one step more to show.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', canShare: () => true });

it.each(locales)(
  'every step of a payment has its words, and no phrase mark that people see: %s',
  async (locale) => {
    const words = await wordsOf(locale);
    const drawn = stepsIn(locale, words).map((step) => renderToStaticMarkup(step));
    expect(drawn.flatMap((html) => wrongInHtml(html, locale))).toEqual([]);
    expect(drawn.every((html) => html.length > 100)).toBe(true);
  },
);

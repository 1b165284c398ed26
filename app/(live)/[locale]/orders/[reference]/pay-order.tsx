import { headers } from 'next/headers';
import { getLocale, getMessages } from 'next-intl/server';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { Amount } from '@/components/ui/amount';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { PayPicture } from '@/components/ui/pay-picture';
import { formatMoney } from '@/lib/catalog/money';
import { isTrial } from '@/lib/http/trial';
import { fill } from '@/lib/i18n/fill';
import type { OwnOrder } from '@/lib/orders/own-order';
import { openAmount } from '@/lib/orders/payable';
import { paymentWays } from '@/lib/orders/slip/payment-ways';
import { pageWords } from '@/lib/site/page-words';

/** How an order is paid that waits for its money: by a code with the amount, or into the bank account. */
export async function PayOrder({ order }: { order: OwnOrder }) {
  const locale = await getLocale();
  const { orders, forms } = await getMessages();
  const { qr, transfer: account } = await pageWords('checkout');
  const words = { ...orders.pay, ...orders.parts, title: orders.pay.title };
  const open = formatMoney(order.open, locale, 'always');
  const { promptPay, transfer } = paymentWays(openAmount(order), isTrial(await headers()));
  const amount = formatMoney(openAmount(order), locale, 'always');
  return (
    <Part title={words.title}>
      <div className="pay-code">
        <div>
          <p className="text-h3">
            <Amount satang={openAmount(order)} locale={locale} decimals="always" />
          </p>
          <p>{words.scan}</p>
        </div>
        <PayPicture src={`/api/my-orders/${order.reference}/promptpay.png`} alt={fill(qr.alt, { amount })} />
        <div>
          {promptPay.isDemo && <p className="font-medium text-red-ink">{qr.demo}</p>}
          <Facts
            facts={[
              [qr.payee, promptPay.name],
              [qr.number, promptPay.number],
            ]}
          />
        </div>
      </div>
      {openAmount(order) < order.open && (
        <Fold title={words.all}>
          <p className="pb-4">{fill(words.allText, { open })}</p>
          {/* biome-ignore lint/performance/noImgElement: as the one above */}
          <img
            src={`/api/my-orders/${order.reference}/promptpay.png?all`}
            alt={fill(qr.alt, { amount: open })}
            width={260}
            height={260}
            loading="lazy"
            className="mb-4 h-auto max-w-full bg-white"
          />
        </Fold>
      )}
      {transfer && (
        <>
          <h3 className="font-semibold">{words.or}</h3>
          <p>{account.text}</p>
          <Facts
            facts={[
              [account.bank, transfer.bank],
              [account.number, transfer.number],
              [account.name, transfer.name],
              [account.swift, transfer.swift],
            ]}
          />
        </>
      )}
      <AgreementLinks locale={locale} words={forms.kit.agreement} />
    </Part>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <dl className="grid gap-1">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="text-ink-2">{label}:</dt>
              <dd className="wrap-anywhere min-w-0 select-all font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

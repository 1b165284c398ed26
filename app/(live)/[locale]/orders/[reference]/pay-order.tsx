import type { Messages } from 'next-intl';
import { AgreementLinks, type AgreementWords } from '@/components/forms/agreement-links';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { payable } from '@/lib/orders/payable';
import { paymentWays } from '@/lib/orders/slip/payment-ways';

type PayOrderProps = {
  order: OwnOrder;
  locale: Locale;
  words: Messages['orders']['pay'] &
    Pick<Messages['checkout'], 'qr' | 'transfer'> & { agreement: AgreementWords };
};

/** How an order is paid that waits for its money: by a code with the amount, or into the bank account. */
export function PayOrder({ order, locale, words }: PayOrderProps) {
  const { promptPay, transfer } = paymentWays(payable(order));
  const amount = formatMoney(payable(order), locale, 'always');
  return (
    <Part title={words.title}>
      <p className="font-display text-h3">{amount}</p>
      <p>{words.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: made for this order alone, behind its key */}
      <img
        src={`/api/my-orders/${order.reference}/promptpay.png`}
        alt={fill(words.qr.alt, { amount })}
        width={260}
        height={260}
        className="bg-white"
      />
      {promptPay.isDemo && <p className="font-medium text-red-ink">{words.qr.demo}</p>}
      <Facts
        facts={[
          [words.qr.payee, promptPay.name],
          [words.qr.number, promptPay.number],
        ]}
      />
      {transfer && (
        <>
          <h3 className="font-semibold">{words.or}</h3>
          <p>{words.transfer.text}</p>
          <Facts
            facts={[
              [words.transfer.bank, transfer.bank],
              [words.transfer.number, transfer.number],
              [words.transfer.name, transfer.name],
              [words.transfer.swift, transfer.swift],
            ]}
          />
        </>
      )}
      <AgreementLinks locale={locale} words={words.agreement} />
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

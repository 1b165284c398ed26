import { useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount';
import { Prose } from '@/components/ui/prose';

/** An invented deposit, in whole satang. */
const deposit = 450_00;
const cardNumber = '0000 0000 0000';

type PaymentStepsProps = {
  words: Record<'ask' | 'pay' | 'know' | 'slip' | 'order' | 'card' | 'or' | 'received' | 'now', string>;
};

/** A QR slip or a card, and then the shop's phone that says what was received. */
export function PaymentSteps({ words }: PaymentStepsProps) {
  const amount = <Amount satang={deposit} locale={useLocale()} />;
  return (
    <div className="paying">
      <ol>
        <li>
          <div className="pay-slip">
            <b>
              <Prose text={words.slip} />
            </b>
            <svg viewBox="0 0 15 15" aria-hidden="true">
              <path d="M.5.5h4v4h-4zM10.5.5h4v4h-4zM.5 10.5h4v4h-4zM2 2.5h1M12 2.5h1M2 12.5h1" />
              <path d="M6 1.5h1M8 .5h1M7 3.5h2M0 6.5h2M3 6.5h1M1 8.5h3M11 6.5h2M14 6.5h1M10 8.5h2M13 9.5h2M6 11.5h1M8 12.5h1M6 14.5h3M10 11.5h1M12 12.5h2M10 14.5h2M14 14.5h1" />
              <circle className="fill-red" stroke="none" cx="7.5" cy="7.5" r="2" />
            </svg>
            {amount}
            <span>{words.order}</span>
          </div>
          <p>
            <Prose text={words.ask} />
          </p>
        </li>
        <li className="pay-or">
          <b>{words.or}</b>
          <div className="pay-card">
            <span>{words.card}</span>
            <b>{cardNumber}</b>
          </div>
          <p>
            <Prose text={words.pay} />
          </p>
        </li>
        <li className="pay-then">
          <div className="pay-phone">
            <p>
              <b>{words.received}</b>
              <span>{words.now}</span>
              {amount}
              <span>{words.order}</span>
            </p>
          </div>
          <p>
            <Prose text={words.know} />
          </p>
        </li>
      </ol>
    </div>
  );
}

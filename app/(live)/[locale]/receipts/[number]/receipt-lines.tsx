import { getMessages } from 'next-intl/server';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { ShownReceipt } from '@/lib/documents/receipt';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { AmountInWords } from '../../quotes/[number]/amount-in-words';
import { Both } from '../../quotes/[number]/both';
import { LineName } from '../../quotes/[number]/paper';

/** What was sold, each line once, and what was paid for it, in figures and in Thai words. */
export async function ReceiptLines({ receipt, locale }: { receipt: ShownReceipt; locale: Locale }) {
  const [own, thai] = await Promise.all([getMessages(), loadMessages('th')]);
  const label = (name: keyof typeof own.receipts.paper) => (
    <Both own={own.receipts.paper[name]} thai={thai.receipts.paper[name]} locale={locale} />
  );
  // Orders know the language of their customer, English and Thai; somebody else may read the sheet.
  const ownName = ({ name, name_en }: { name: string; name_en: string }, name_th = name) =>
    locale === 'en' ? name_en : locale === 'th' ? name_th : name;
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const { seller, net, vat, gross, withheld } = receipt;
  const sums = [
    ...(seller.is_registered
      ? ([
          ['net', net],
          ['vat', vat],
        ] as const)
      : []),
    ['total', gross] as const,
    ...(withheld > 0
      ? ([
          ['withheld', -withheld],
          ['received', gross - withheld],
        ] as const)
      : []),
  ];
  return (
    <div>
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col">{label('item')}</th>
            <th scope="col" className="paper-amount">
              {label('quantity')}
            </th>
            <th scope="col" className="paper-amount">
              {label('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines
            // A tax that was added to the prices stands among the sums.
            .filter(({ type }) => !(seller.is_registered && type === 'vat'))
            .map(({ id, name_th, type, period, price, ...line }) => (
              <tr key={id}>
                <LineName
                  own={ownName(line, name_th)}
                  thai={name_th ?? line.name}
                  period={period === 'once' ? undefined : period}
                  locale={locale}
                />
                <td>{type === 'discount' || type === 'vat' ? '' : 1}</td>
                <td>{money(price)}</td>
              </tr>
            ))}
          {sums.map(([name, satang]) => (
            <tr key={name} className={name === 'total' ? 'paper-total' : 'paper-sum'}>
              <th scope="row" colSpan={2}>
                {label(name)}
              </th>
              <td>{money(satang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AmountInWords satang={gross} />
      {!seller.is_registered && <p>{label('noVat')}</p>}
      {withheld > 0 && <p>{label('certificate')}</p>}
    </div>
  );
}

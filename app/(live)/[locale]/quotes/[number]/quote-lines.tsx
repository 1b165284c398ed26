import { getMessages } from 'next-intl/server';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { quoteSums, type ShownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { AmountInWords } from './amount-in-words';
import { Both } from './both';
import { LineName } from './paper';

/** What is offered, and what it comes to, in figures and in Thai words; a sheet with open prices has no total yet. */
export async function QuoteLines({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const [own, thai] = await Promise.all([getMessages(), loadMessages('th')]);
  const label = (name: keyof typeof own.quotes.paper) => (
    <Both own={own.quotes.paper[name]} thai={thai.quotes.paper[name]} locale={locale} />
  );
  const sums = quoteSums(quote);
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const isComplete = quote.state !== 'asked';
  const rows = [
    ...(sums.discount > 0 ? ([['subtotal', sums.lines]] as const) : []),
    ...(sums.discount > 0 ? ([['discount', -sums.discount]] as const) : []),
    ...(quote.vat === 'none' ? [] : ([['net', sums.net]] as const)),
    ...(quote.vat === 'none' ? [] : ([['vat', sums.vat]] as const)),
  ];
  return (
    <div>
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col">{label('item')}</th>
            <th scope="col" className="paper-amount">
              {label('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ id, name, name_th, period, price }) => (
            <tr key={id}>
              <LineName own={name} thai={name_th} period={price > 0 ? period : undefined} locale={locale} />
              <td>{price > 0 ? money(price) : label('open')}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="paper-sums">
          {isComplete &&
            rows.map(([name, satang]) => (
              <tr key={name} className="paper-sum">
                <th scope="row">{label(name)}</th>
                <td>{money(satang)}</td>
              </tr>
            ))}
          {isComplete ? (
            <tr className="paper-total">
              <th scope="row">{label('total')}</th>
              <td>{money(sums.gross)}</td>
            </tr>
          ) : (
            sums.lines > 0 && (
              <tr className="paper-sum">
                <th scope="row">{label('soFar')}</th>
                <td>{money(sums.lines)}</td>
              </tr>
            )
          )}
        </tbody>
      </table>
      {isComplete && sums.gross > 0 && <AmountInWords satang={sums.gross} />}
      <p>
        <Both own={own.facts.vat[quote.vat]} thai={thai.facts.vat[quote.vat]} locale={locale} />
      </p>
      {quote.lines.some(({ period }) => period !== 'once') && <p>{label('recurring')}</p>}
    </div>
  );
}

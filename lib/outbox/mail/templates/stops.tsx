import { Section } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { colours } from './mail-colours';

/** How far an order or a quotation has come, as a row of stops. */
export async function stopsRow(way: Way | undefined, locale: Locale) {
  if (!way) return null;
  const { stops: words } = await loadNamespace(locale, 'orders');
  const { stops, current } = way;
  return stopsOf(
    stops.map((stop) => words[stop]),
    current,
    stops[current] === 'paid',
  );
}

/** Stops as a row; signs tell passed, reached and coming apart without colours. @param isOver whether the one that was reached is behind us too */
export function stopsOf(labels: readonly string[], current: number, isOver: boolean) {
  const looks = {
    passed: { colour: colours.sea, sign: '✓' },
    reached: { colour: colours.red, sign: '●' },
    coming: { colour: colours.hair, sign: '○' },
  };
  return (
    <Section style={{ margin: '20px 0' }}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            {labels.map((label, index) => {
              const place = index === current ? 'reached' : index < current ? 'passed' : 'coming';
              const { colour, sign } = looks[index === current && isOver ? 'passed' : place];
              return (
                <td
                  key={label}
                  className="stop"
                  width={`${Math.round(100 / labels.length)}%`}
                  style={{
                    borderTop: `8px solid ${colour}`,
                    fontWeight: index === current ? 700 : 400,
                    padding: '6px 4px 0 0',
                    verticalAlign: 'top',
                  }}
                >
                  {sign} {label}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

/** The amount or the code that a letter is about, as large as a price tag. */
export function largeAmount(amount: string) {
  return (
    <p className="amount" style={{ fontSize: '36px', fontWeight: 700, lineHeight: '1.2', margin: '8px 0' }}>
      {amount}
    </p>
  );
}

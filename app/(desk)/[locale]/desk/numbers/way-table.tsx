import { getLocale, getMessages } from 'next-intl/server';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';
import { formatMoney } from '@/lib/catalog/money';
import type { Way } from '@/lib/desk/numbers';
import { fill } from '@/lib/i18n/fill';
import { withSoftHyphens } from '@/lib/i18n/long-words';
import { formatNumber } from '@/lib/i18n/number';
import { countPaint } from './count-paint';

type Step = Exclude<keyof Way, 'name'>;

type WayTableProps = {
  title: string;
  steps: readonly Step[];
  /** The step that a phone shows beside the name. */
  most: Step;
  ways: readonly Way[];
  nameOf: (name: string) => string;
  /** What stands before the names of those that came no further than the first step. */
  idle: string;
};

/** The way from one step to the next, for each page or item. */
export async function WayTable({ title, steps, most, ways, nameOf, idle }: WayTableProps) {
  const locale = await getLocale();
  const { none, steps: stepNames } = (await getMessages()).numbers;
  const written = (step: Step, count: number) =>
    step === 'amount' ? formatMoney(count, locale, 'always') : formatNumber(count, locale);
  const [start, ...further] = steps;
  const highest = Math.max(1, ...ways.map((way) => (start ? way[start] : 0)));
  const isIdle = (way: Way) => further.every((step) => way[step] === 0);
  const idleNames = ways
    .filter(isIdle)
    .map((way) => `${nameOf(way.name)}${start ? ` (${written(start, way[start])})` : ''}`);
  return (
    <table className="desk-sums way-table w-full self-start">
      <caption>
        <Lettering text={title} />
      </caption>
      <tbody>
        <tr>
          <td />
          {steps.map((step) => (
            <th key={step} scope="col">
              {withSoftHyphens(stepNames[step])}
            </th>
          ))}
        </tr>
        {ways.length === 0 && (
          <tr>
            <td colSpan={steps.length + 1}>{none}</td>
          </tr>
        )}
        {ways
          .filter((way) => !isIdle(way))
          .map((way, place) => (
            <tr key={way.name} className="border-hair border-t">
              <th scope="row">
                {nameOf(way.name)}
                {start && (
                  <i
                    aria-hidden="true"
                    className={countPaint(place)}
                    style={{ width: `${(way[start] / highest) * 100}%` }}
                  />
                )}
              </th>
              {steps.map((step) => (
                <td key={step} data-name={stepNames[step]} className={step === most ? 'way-most' : undefined}>
                  {way[step] === 0 ? '–' : <PaintedBaht text={written(step, way[step])} />}
                </td>
              ))}
            </tr>
          ))}
        {idleNames.length > 0 && (
          <tr className="border-hair border-t">
            <td colSpan={steps.length + 1}>{fill(idle, { names: idleNames.join(', ') })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { Lettering } from '@/components/ui/lettering';
import { formatMoney } from '@/lib/catalog/money';
import type { Way } from '@/lib/desk/numbers';
import { withSoftHyphens } from '@/lib/i18n/long-words';
import { formatNumber } from '@/lib/i18n/number';
import { countPaint } from './count-paint';

type Step = Exclude<keyof Way, 'name'>;

type WayTableProps = {
  title: string;
  steps: readonly Step[];
  ways: readonly Way[];
  nameOf: (name: string) => string;
  signOf: (name: string) => ReactNode;
  /** What stands above those that came no further than the first step. */
  idle: string;
};

/** The way from one step to the next, for each page or item. */
export async function WayTable(props: WayTableProps) {
  const { title, steps, ways, nameOf, signOf, idle } = props;
  const locale = await getLocale();
  const { none, steps: stepNames } = (await getMessages()).numbers;
  const written = (step: Step, count: number) =>
    step === 'amount' ? formatMoney(count, locale, 'always') : formatNumber(count, locale);
  const [start, ...further] = steps;
  const highest = Math.max(1, ...ways.map((way) => (start ? way[start] : 0)));
  const isIdle = (way: Way) => further.every((step) => way[step] === 0);
  const idleWays = ways.filter(isIdle);
  const sign = (name: string) => (
    <span className="way-sign" aria-hidden="true">
      {signOf(name)}
    </span>
  );
  return (
    <table className="desk-sums way-table w-full">
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
                <span className="way-name">
                  {sign(way.name)}
                  <span>
                    {nameOf(way.name)}
                    {start && (
                      <i
                        aria-hidden="true"
                        className={`way-houses ${countPaint(place)}`}
                        style={{ width: `${(way[start] / highest) * 100}%` }}
                      />
                    )}
                  </span>
                </span>
              </th>
              {steps.map((step) => (
                <td key={step} data-name={stepNames[step]}>
                  {way[step] === 0 ? '–' : <PaintedBaht text={written(step, way[step])} />}
                </td>
              ))}
            </tr>
          ))}
        {idleWays.length > 0 && (
          <tr className="border-hair border-t">
            <td colSpan={steps.length + 1}>
              {idle}
              <ul className="way-idle">
                {idleWays.map((way) => (
                  <li key={way.name}>
                    {sign(way.name)}
                    {nameOf(way.name)} {start && <b>{written(start, way[start])}</b>}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

import { getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { Way } from '@/lib/orders/stops';
import { Both } from './both';

/** How far a quotation or an order has come, as a line with stops and the baht bus at the one that was reached. */
export async function Stops({ stops, current, locale }: Way & { locale: Locale }) {
  const { stops: words } = (await getMessages({ locale })).orders;
  const { stops: thai } = await loadNamespace('th', 'orders');
  return (
    <StopLine
      label={words.label}
      current={current}
      stops={stops.map((stop) => ({
        key: stop,
        text: <Both own={words[stop]} thai={thai[stop]} locale={locale} />,
      }))}
    />
  );
}

type StopLineProps = {
  label: string;
  stops: readonly { key: string; text: ReactNode }[];
  /** The place of the one that was reached, from 0. */
  current: number;
};

/** Stops on a road, and the baht bus at one of them. */
export function StopLine({ label, stops, current }: StopLineProps) {
  const last = stops.length - 1;
  const roadAfter = (index: number) => (index < current ? 'driven' : index < last ? 'ahead' : undefined);
  return (
    <ol
      className="paper-stops"
      aria-label={label}
      style={{ '--stop': current, '--stops': stops.length } as CSSProperties}
    >
      {stops.map(({ key, text }, index) => (
        <li
          key={key}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current ? '' : undefined}
          data-road={roadAfter(index)}
          data-end={index === 0 ? 'first' : index === last ? 'last' : undefined}
        >
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

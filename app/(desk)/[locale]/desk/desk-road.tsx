import '@/app/styles/paper-stops.css';
import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { StopLine } from '@/components/paper/stops';
import type { Way } from '@/lib/orders/stops';

/** How far something has come, in the head of its page. */
export function DeskRoad(road: ComponentProps<typeof StopLine>) {
  return (
    <div className={road.stops.length > 4 ? 'desk-road desk-road-long' : 'desk-road'}>
      <StopLine {...road} />
    </div>
  );
}

/** How far an order or a quotation has come; nothing where it leads to no payment any more. */
export async function PaymentRoad({ way }: { way: Way | undefined }) {
  if (!way) return null;
  const { stops: words } = (await getMessages()).orders;
  const stops = way.stops.map((stop) => ({ key: stop, text: words[stop] }));
  return <DeskRoad label={words.label} current={way.current} stops={stops} />;
}

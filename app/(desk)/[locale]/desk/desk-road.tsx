import { getMessages } from 'next-intl/server';
import { StopLine } from '@/components/paper/stops';
import type { Way } from '@/lib/orders/stops';

/** How far an order or a quotation has come; nothing where it leads to no payment any more. */
export async function DeskRoad({ way }: { way: Way | undefined }) {
  if (!way) return null;
  const { stops: words } = (await getMessages()).orders;
  return (
    <section className="desk-road">
      <StopLine
        label={words.label}
        current={way.current}
        stops={way.stops.map((stop) => ({ key: stop, text: words[stop] }))}
      />
    </section>
  );
}

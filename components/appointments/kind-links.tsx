import { getMessages } from 'next-intl/server';
import type { AppointmentKind } from '@/lib/appointments/appointment';

type KindLinksProps = {
  kinds: readonly AppointmentKind[];
  current: AppointmentKind | undefined;
  hrefOf: (kind: AppointmentKind) => string;
};

/** The choice between a visit and a drop-off. */
export async function KindLinks({ kinds, current, hrefOf }: KindLinksProps) {
  const { appointments: words } = await getMessages();
  return (
    <ul className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <li key={kind}>
          <a
            href={hrefOf(kind)}
            aria-current={kind === current ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
          >
            {words.kinds[kind]}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

/** What each lamp shows, in a square of 48, and when it lights up. */
const lamps = [
  { name: 'door', time: '02:14:03', drawing: 'M11 44V5H33V44M4 44H44M33 6L21 11V44' },
  {
    name: 'siren',
    time: '02:14:04',
    drawing: 'M12 38V25a12 12 0 0 1 24 0V38M5 40H43M24 7V1M9 13L4 8M39 13L44 8',
  },
  { name: 'phone', time: '02:14:07', drawing: 'M14 4H34V44H14ZM24 13V24M24 33V34M5 14V34M43 14V34' },
  { name: 'look', time: '02:14:25', drawing: 'M3 24Q24-4 45 24Q24 52 3 24ZM24 19a5 5 0 1 1-.1 0z' },
  { name: 'call', time: '02:14:50' },
] as const;

const police = '191';

type AlarmMinuteProps = { items: readonly { title: string; text: string }[] };

/** The first minute of an alarm at night: lamps on a wire, each with the time at which it comes on. */
export function AlarmMinute({ items }: AlarmMinuteProps) {
  return (
    <ol className="alarm-minute">
      {lamps.map(({ name, time, ...lamp }, index) => (
        <li key={name}>
          <svg viewBox="0 0 96 96" aria-hidden="true" className={`lamp lamp-${name}`}>
            <circle cx="48" cy="48" r="46" />
            {'drawing' in lamp ? (
              <path d={lamp.drawing} transform="translate(17 16) scale(1.3)" />
            ) : (
              <text x="48" y="60">
                {police}
              </text>
            )}
          </svg>
          <div>
            <time>{time}</time>
            <h3>
              <Lettering text={items[index]?.title ?? ''} />
            </h3>
            <p>
              <Prose text={items[index]?.text ?? ''} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

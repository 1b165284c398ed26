import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

type RepairTicketProps = {
  words: { ticket: string; rows: readonly { term: string; text: string; stamp?: string }[] };
};

/** A broken laptop with the ticket of its repair tied to it: fault, cause, the price that was agreed, and when it is ready. */
export function RepairTicket({ words: { ticket, rows } }: RepairTicketProps) {
  return (
    <div className="repair">
      <svg viewBox="0 0 600 360" aria-hidden="true">
        <path className="repair-laptop" d="M120 12H480V222H120Z" />
        <path className="repair-base" d="M80 232H520L562 276H38Z" />
        <path className="repair-keys" d="M102 242H498M94 253H506M86 264H514" />
        <path className="repair-fault" d="M286 34H322L314 138H294ZM304 152a21 21 0 1 1-.1 0z" />
        <path className="repair-string" d="M300 360C380 330 360 246 474 256" />
        <path className="repair-string repair-tied" d="M470 62C450-40 551-56 551.5 52" />
      </svg>
      <div className="repair-ticket">
        <h3>
          <Lettering text={ticket} />
        </h3>
        <dl>
          {rows.map(({ term, text, stamp }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Prose text={text} />
              </dd>
              {stamp && <dd className="repair-stamp">{stamp}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import type { AppointmentArea, AppointmentKind } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import type { Slot } from '@/lib/appointments/slots';
import { phoneIn } from '@/lib/company/company';
import { fill } from '@/lib/i18n/fill';
import { TimeChoice } from './time-choice';

type BookFormProps = {
  action: `/api/${string}`;
  kind: AppointmentKind;
  area: AppointmentArea | undefined;
  areas: readonly AppointmentArea[];
  slots: readonly Slot[];
  address: string;
  /** How many days ahead the times go. */
  days: number;
  /** The one that is moved. */
  appointment?: string;
  /** What else the form has to say. */
  hidden?: Record<string, string>;
};

/** Chooses a place, then a time; without a script of ours. */
export async function BookForm({
  action,
  kind,
  area,
  areas,
  slots,
  address,
  days,
  appointment,
  hidden,
}: BookFormProps) {
  const locale = await getLocale();
  const words = await getMessages();
  const { appointments: own } = words;
  const place = appointment && `&move=${appointment}`;
  return (
    <div className="grid gap-4">
      {areas.length > 1 && (
        <nav aria-label={own.where} className="grid gap-2">
          <p className="font-semibold">{own.where}</p>
          <ul className="flex flex-wrap gap-2">
            {areas.map((each) => (
              <li key={each}>
                <a
                  href={`?kind=${kind}&area=${each}${place ?? ''}${queryOf(hidden)}#appointments`}
                  aria-current={each === area ? 'true' : undefined}
                  className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
                >
                  {areaText(each, words)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {area && slots.length === 0 && <p>{fill(own.none, { days, phone: phoneIn(locale) })}</p>}
      {area && slots.length > 0 && (
        <PostForm action={action} className="grid gap-4">
          {Object.entries({ what: 'book', kind, area, ...hidden, ...(appointment && { appointment }) }).map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <TimeChoice slots={slots} />
          {kind === 'visit' && (
            <PlainField
              id={`address-${appointment ?? kind}`}
              name="address"
              label={own.address}
              type="multiline"
              defaultValue={address}
            />
          )}
          <PostButton
            label={appointment ? own.move : own.book}
            look="primary"
            className="justify-self-start"
          />
        </PostForm>
      )}
    </div>
  );
}

const queryOf = (hidden: Record<string, string> = {}) =>
  Object.entries(hidden)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');

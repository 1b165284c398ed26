import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { dateOf, nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { type Halt, haltedItem, haltReasons, listHalts } from '@/lib/publishing/halts';
import { HistoryList } from '../history';
import { Front } from './front';
import { OffSale } from './off-sale';

const action = '/api/desk/shop/halts';

/** What holds for the next visitor: whether orders are taken, whether the agency is open, what is not sold. */
export async function ShopHalts() {
  const locale = await getLocale();
  const { publishing, catalog } = await getMessages();
  const { halts: words, reasons } = publishing;
  const { checkout, closed, items } = words;
  const { now, past } = await listHalts();
  const nameOf = (halt: Halt) => {
    const item = haltedItem(halt);
    return item ? withoutMarks(catalog.items[item].name) : halt.what.replace('item ', '');
  };
  const textOf = (halt: Halt) => {
    if (halt.reason) return fill(checkout.now, { reason: reasons[halt.reason].label });
    return halt.last_day ? fill(closed.now, { day: dateOf(halt.last_day, locale) }) : nameOf(halt);
  };
  const time = (moment: Date) => nearTimeOf(moment, locale);
  const of = (what: string) => now.filter((halt) => halt.what.startsWith(what));
  const halted = (what: string, resume: string) =>
    of(what).map((halt) => (
      <PostForm key={halt.id} action={action} className="desk-hung">
        <input type="hidden" name="resume" value={halt.id} />
        <strong className="state-wait">{textOf(halt)}</strong>
        <small>{fill(words.by, { person: halt.person, time: time(halt.created_at) })}</small>
        <PostButton label={resume} />
      </PostForm>
    ));
  return (
    <Part title={words.title} className="desk-halts grid gap-4">
      <p className="text-ink-2">{words.lead}</p>
      <div className="desk-fronts">
        <Front
          title={checkout.title}
          paint="check"
          open={checkout.open}
          halted={halted('checkout', checkout.resume)}
        >
          <Fold title={checkout.pause}>
            <PostForm action={action} className="flex flex-wrap gap-3 pb-4">
              {haltReasons.map((reason) => (
                <HaltButton key={reason} value={`checkout ${reason}`} label={reasons[reason].label} />
              ))}
            </PostForm>
          </Fold>
        </Front>
        <Front
          title={closed.title}
          paint="orders"
          open={closed.open}
          halted={halted('closed', closed.resume)}
        >
          <PostForm action={action} className="flex">
            <HaltButton value="closed" label={closed.today} />
          </PostForm>
          <Fold title={closed.longer}>
            <PostForm action={action} className="grid gap-4 pb-4">
              <input type="hidden" name="halt" value="closed" />
              <PlainField
                name="until"
                label={closed.until}
                type="date"
                min={dayInPattaya(new Date())}
                required
              />
              <PostButton label={closed.submit} className="justify-self-start" />
            </PostForm>
          </Fold>
        </Front>
        <Front
          title={items.title}
          paint="quotes"
          open={items.none}
          halted={halted('item', items.resume)}
          isPart
        >
          <Fold title={items.choose}>
            <OffSale halted={of('item').flatMap((halt) => haltedItem(halt) ?? [])} />
          </Fold>
        </Front>
      </div>
      {past.length > 0 && (
        <Fold title={words.past.title}>
          <HistoryList
            entries={past.map((halt) => ({
              key: halt.id,
              what: textOf(halt),
              below: fill(halt.ended_by ? words.past.ended : words.past.ran, {
                person: halt.person,
                from: time(halt.created_at),
                to: halt.ended_at ? time(halt.ended_at) : '',
                by: halt.ended_by ?? '',
              }),
            }))}
          />
        </Fold>
      )}
    </Part>
  );
}

/** Halts something by one tap. */
function HaltButton({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" name="halt" value={value} className={buttonClass.secondary}>
      {label}
    </button>
  );
}

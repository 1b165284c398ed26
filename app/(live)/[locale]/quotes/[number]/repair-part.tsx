import { getLocale } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Repair } from '@/lib/repairs/repair';
import { pageWords } from '@/lib/site/page-words';

/** Where the repair stands that a quotation is for; what was said of the device, and the way to decline the price. */
export async function RepairPart({ repair }: { repair: Repair }) {
  const locale = await getLocale();
  const words = await pageWords('repairs');
  const { state, number, device, quote, received_at: since } = repair;
  return (
    <div className="grid gap-3 rounded-board bg-sunk p-5" id="repair">
      <p className="font-display text-lead">{fill(words.title, { number })}</p>
      <p className="font-semibold">{words.states[state]}</p>
      <p>{fill(words.receivedOn, { day: dateOf(since, locale) })}</p>
      {device && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          {words.device}: {device}
        </p>
      )}
      {(state === 'received' || state === 'diagnosed' || state === 'declined') && words.fee && (
        <p>{words.fee}</p>
      )}
      {state !== 'declined' && state !== 'unrepaired' && words.warranty && <p>{words.warranty}</p>}
      {state === 'diagnosed' && (
        <Fold title={words.decline.title}>
          <PostForm action={`/api/quotes/${quote}/refusal`} className="grid justify-items-start gap-3 pb-4">
            <p>{words.decline.text}</p>
            <PostButton label={words.decline.submit} />
          </PostForm>
        </Fold>
      )}
    </div>
  );
}

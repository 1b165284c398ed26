import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { findField } from '@/lib/changes/fields';
import type { SavedChange } from '@/lib/changes/saved';
import { fieldWords, valueText } from '@/lib/changes/words';
import { pastTimeOf } from '@/lib/i18n/age';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';

type ChangeHistoryProps = { changes: readonly SavedChange[] };

/** Who changed what, from what to what, and the way to take each back. */
export async function ChangeHistory({ changes }: ChangeHistoryProps) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { history: words } = messages.shop;
  const said = (path: string, value: unknown) => {
    const field = findField(path);
    return field ? valueText(field, value, messages, locale) : JSON.stringify(value);
  };
  return (
    <ol className="desk-history">
      {changes.map((change) => (
        <li
          key={change.id}
          className={`grid justify-items-start ${stateOf(change) === 'saved' ? 'desk-here' : ''}`}
        >
          <span className="font-medium">{fieldWords(change.field, messages).label}</span>
          <span className="wrap-anywhere">
            {fill(words.change, {
              from: said(change.field, change.was),
              to: said(change.field, change.value),
            })}
          </span>
          <span className="text-ink-2 text-small">
            {fill(words[stateOf(change)], {
              day: dateOf(change.counts_from, locale),
              person: change.withdrawn_by ?? '',
            })}
          </span>
          <span className="wrap-anywhere text-ink-2 text-small">
            {`${pastTimeOf(change.saved_at, locale)} · ${change.person}`}
          </span>
          {change.withdrawn_at === null && (
            <PostForm action={`/api/desk/shop/back/${change.id}`}>
              <PostButton label={words.back} look="text" />
            </PostForm>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateOf({ released_at: released, withdrawn_at: withdrawn, dropped_at: dropped }: SavedChange) {
  if (withdrawn === null) return released === null ? 'saved' : 'released';
  return released !== null && dropped === null ? 'dropping' : 'withdrawn';
}

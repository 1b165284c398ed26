import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import type { SavedChange } from '@/lib/changes/saved';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { buildFailures } from '@/lib/publishing/ask-for-build';
import { listPublications, type Publication } from '@/lib/publishing/publications';
import { HistoryList } from '../history';
import { ChangeHistory } from './change-history';

/** What waits for the next publication, the button that publishes, and what came of the newest publication and of those before. */
export async function Publications({ waiting }: { waiting: readonly SavedChange[] }) {
  const locale = await getLocale();
  const { publishing, shop } = await getMessages();
  const { publish: words, states } = { ...publishing, states: publishing.publish.states };
  const [newest, ...past] = await listPublications();
  return (
    <Part title={words.title} className="grid gap-3">
      <p className="text-ink-2">{words.lead}</p>
      {waiting.length === 0 ? (
        <p>{shop.nothingWaiting}</p>
      ) : (
        <>
          <h3 className="font-semibold text-lead">{fill(shop.waiting, { count: waiting.length })}</h3>
          <ChangeHistory changes={waiting} />
        </>
      )}
      {!newest && <p className="text-ink-2">{words.none}</p>}
      {newest && (
        <Notice look={lookOf(newest)} title={states[newest.state]}>
          {newest.reason && <p className="wrap-anywhere">{reasonText(newest.reason, publishing.failed)}</p>}
          <p className="wrap-anywhere text-small">{whenText(newest, locale, words)}</p>
        </Notice>
      )}
      <PostForm action="/api/desk/shop/publications" className="flex">
        <PostButton label={newest?.state === 'failed' ? words.again : words.action} look="primary" />
      </PostForm>
      {past.length > 0 && (
        <Fold title={words.past}>
          <HistoryList
            entries={past.map((publication) => ({
              key: String(publication.number),
              what: states[publication.state],
              more: publication.reason && (
                <span className="wrap-anywhere block">
                  {reasonText(publication.reason, publishing.failed)}
                </span>
              ),
              below: whenText(publication, locale, words),
            }))}
          />
        </Fold>
      )}
    </Part>
  );
}

function lookOf({ state }: Publication) {
  return ({ published: 'success', failed: 'red', asked: 'amber', building: 'amber' } as const)[state];
}

/** A reason that has words, or what the build said itself. */
function reasonText(reason: string, words: Messages['publishing']['failed']): string {
  const known = buildFailures.find((name) => name === reason);
  return known ? words[known] : reason;
}

function whenText(
  { number, person, asked_at, ended_at }: Publication,
  locale: Locale,
  words: Messages['publishing']['publish'],
): string {
  const facts = { number, person: person ?? words.site, time: nearTimeOf(asked_at, locale) };
  return ended_at
    ? fill(words.ended, { ...facts, ended: nearTimeOf(ended_at, locale) })
    : fill(words.by, facts);
}

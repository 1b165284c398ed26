import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Part } from '@/components/ui/heading';
import { pastTimeOf } from '@/lib/i18n/age';
import { FoldedPart } from './folded-part';

type Entries = readonly { key: string; what: ReactNode; more?: ReactNode; below: string }[];

type HistoryProps = { title: string; entries: Entries; isFolded?: boolean };

/** What has happened to something, the newest first, each with its time and who did it. */
export function History({ title, entries, isFolded = false }: HistoryProps) {
  if (isFolded)
    return (
      <FoldedPart title={title}>
        <HistoryList entries={entries} />
      </FoldedPart>
    );
  return (
    <Part title={title} className="grid gap-3">
      <HistoryList entries={entries} />
    </Part>
  );
}

type Happened = {
  what: string;
  actor: keyof Messages['desk']['actors'];
  person: string | null;
  created_at: Date;
};

type EventsProps<Event> = { title: string; events: readonly Event[]; tell: (event: Event) => string };

/** The history of something whose events name who made them: the person, or which side. */
export async function EventHistory<Event extends Happened>({ title, events, tell }: EventsProps<Event>) {
  const locale = await getLocale();
  const { actors } = (await getMessages()).desk;
  const entries = events.map((event) => ({
    key: event.created_at.toISOString() + event.what,
    what: tell(event),
    below: `${pastTimeOf(event.created_at, locale)} · ${event.person ?? actors[event.actor]}`,
  }));
  return <History title={title} entries={entries} />;
}

/** A history beneath a heading of its own. */
export function HistoryList({ entries }: { entries: Entries }) {
  return (
    <ol className="desk-history">
      {entries.map(({ key, what, more, below }, index) => (
        <li key={key} className={index === 0 ? 'desk-here' : undefined}>
          <span className="font-medium">{what}</span>
          {more}
          <span className="wrap-anywhere block text-ink-2 text-small">{below}</span>
        </li>
      ))}
    </ol>
  );
}

/** What somebody wrote to it. */
export function Note({ text }: { text: string | null }) {
  return text && <span className="block whitespace-pre-wrap">{text}</span>;
}

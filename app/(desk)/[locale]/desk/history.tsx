import type { ReactNode } from 'react';
import { Part } from '@/components/ui/heading';

type Entries = readonly { key: string; what: ReactNode; more?: ReactNode; below: string }[];

/** What has happened to something, the newest first, each with its time and who did it. */
export function History({ title, entries }: { title: string; entries: Entries }) {
  return (
    <Part title={title} className="grid gap-3">
      <HistoryList entries={entries} />
    </Part>
  );
}

/** The same beneath a heading of its own. */
export function HistoryList({ entries }: { entries: Entries }) {
  return (
    <ol className="grid gap-3 pb-4">
      {entries.map(({ key, what, more, below }) => (
        <li key={key} className="border-hair border-l-4 pl-4">
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

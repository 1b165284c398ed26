import type { ReactNode } from 'react';
import { Part } from '@/components/ui/heading';

type HistoryProps = {
  title: string;
  entries: readonly { key: string; what: ReactNode; more?: ReactNode; below: string }[];
};

/** What has happened to something, the newest first, each with its time and who did it. */
export function History({ title, entries }: HistoryProps) {
  return (
    <Part title={title} className="grid gap-3">
      <ol className="grid gap-3">
        {entries.map(({ key, what, more, below }) => (
          <li key={key} className="border-hair border-l-4 pl-4">
            <span className="font-medium">{what}</span>
            {more}
            <span className="wrap-anywhere block text-ink-2 text-small">{below}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What somebody wrote to it. */
export function Note({ text }: { text: string | null }) {
  return text && <span className="block whitespace-pre-wrap">{text}</span>;
}

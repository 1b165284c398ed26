import { Phrases } from '@/components/ui/phrases';

type PageIndexProps = { label: string; entries: readonly { id: string; title: string }[] };

/** Links to the sections of a long page, which stay in sight while it is read. */
export function PageIndex({ label, entries }: PageIndexProps) {
  return (
    <nav
      aria-label={label}
      className="page-index sticky top-0 z-1 border-hair border-b bg-board print:hidden"
    >
      <ul className="wrap flex gap-x-6 overflow-x-auto py-1.5">
        {entries.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold text-link">
              <Phrases text={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

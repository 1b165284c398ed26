import { Phrases } from '@/components/ui/phrases';

type PageIndexProps = { label: string; entries: readonly { id: string; title: string }[] };

/** Links to the sections of a long page. On wide screens they stay in sight while it is read; on small ones they would cover it. */
export function PageIndex({ label, entries }: PageIndexProps) {
  return (
    <nav
      aria-label={label}
      className="page-index top-0 z-1 border-hair border-b bg-board lg:sticky print:hidden"
    >
      <ul className="wrap flex gap-x-6 overflow-x-auto whitespace-nowrap py-1.5">
        {entries.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold text-link">
              <Phrases text={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

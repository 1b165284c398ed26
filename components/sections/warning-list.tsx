import { Notice } from '@/components/ui/notice';
import { Prose } from '@/components/ui/prose';

/** What not to do, as a list in red. */
export function WarningList({
  title,
  text,
  items,
}: {
  title: string;
  text: string;
  items: readonly string[];
}) {
  return (
    <section className="wrap py-8">
      <Notice look="red" title={title}>
        <p>
          <Prose text={text} />
        </p>
        <ul className="mt-2 list-disc ps-5">
          {items.map((item) => (
            <li key={item}>
              <Prose text={item} />
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

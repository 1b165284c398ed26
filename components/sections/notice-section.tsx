import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

/** Something that a reader of the page should know first: a quiet band in amber, its heading beside its words. */
export function NoticeSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="low bg-amber-bg py-section text-amber-ink lg:py-16">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(min-content,5fr)_7fr]">
          <h2 className="text-h2">
            <Lettering text={title} />
          </h2>
          <p className="text-lead">
            <Prose text={text} />
          </p>
        </div>
      </div>
    </section>
  );
}

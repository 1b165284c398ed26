import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';

/** Something that a reader of the page should know first: a quiet band in amber with large letters. */
export function NoticeSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="low bg-amber-bg py-section text-amber-ink lg:py-16">
      <div className="wrap">
        <div className="grid max-w-words gap-3">
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

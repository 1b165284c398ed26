import { Prose } from '@/components/ui/prose';
import { CalmWords } from './calm-words';

/** Something that a reader of the page should know first: a quiet band in amber, its heading beside its words. */
export function NoticeSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="low bg-amber-bg py-section text-amber-ink lg:py-16">
      <div className="wrap">
        <CalmWords title={title} isBeside>
          <Prose text={text} />
        </CalmWords>
      </div>
    </section>
  );
}

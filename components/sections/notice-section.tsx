import { Notice } from '@/components/ui/notice';
import { Prose } from '@/components/ui/prose';

/** Something that a reader of the page should know first, in amber. */
export function NoticeSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="low py-section">
      <div className="wrap">
        <Notice look="amber" title={title}>
          <p>
            <Prose text={text} />
          </p>
        </Notice>
      </div>
    </section>
  );
}

import { buttonClass } from '@/components/ui/button-class';

type DraftLineProps = {
  draft: { isRestored: boolean; discard: () => void };
  words: { restored: string; discard: string };
};

/** Says that a draft was put back, and offers to throw it away. */
export function DraftLine({ draft, words }: DraftLineProps) {
  return (
    <div role="status" className="empty:hidden">
      {draft.isRestored && (
        <p className="flex flex-wrap items-center gap-x-2 text-base text-ink-2">
          {words.restored} <span aria-hidden="true">·</span>
          <button
            type="button"
            className={`${buttonClass.text} font-semibold text-link`}
            onClick={draft.discard}
          >
            {words.discard}
          </button>
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';

const looks = {
  info: { box: 'bg-sunk text-ink', disc: 'bg-ink-2 text-sunk', glyph: "before:content-['i']" },
  amber: {
    box: 'bg-amber-bg text-amber-ink',
    disc: 'bg-amber-ink text-amber-bg',
    glyph: "before:content-['!']",
  },
  red: { box: 'bg-red-bg text-red-ink', disc: 'bg-red-ink text-red-bg', glyph: "before:content-['!']" },
  success: { box: 'bg-ok-bg text-ok-ink', disc: 'bg-ok-ink text-ok-bg', glyph: "before:content-['i']" },
} as const;

type NoticeProps = { look: keyof typeof looks; title?: string; text?: string; children?: ReactNode };

/** A tinted block with a disc: information, something to know first, an error, or a success. */
export function Notice({ look, title, text, children }: NoticeProps) {
  const { box, disc, glyph } = looks[look];
  return (
    <div className={`flex gap-4 rounded-board px-5 py-4 ${box}`}>
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full font-semibold leading-none ${disc} ${glyph}`}
      />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

/** Says that something worked, aloud too. */
export function DoneNotice({ text }: { text: string }) {
  return (
    <div role="status">
      <Notice look="success" text={text} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Board } from '@/lib/drawings/board';
import { SectionHead } from './section-head';

export type Ground = 'road' | 'sky' | 'sand';

type SectionProps = {
  title: string;
  lead?: string;
  id?: string;
  /** A band in the colour of a board; one a page. */
  board?: Board;
  /** What it is painted on, where that is neither the wall nor a board (ground.css). */
  ground?: Ground;
  /** More than two screens of a phone: what stands for it before it is laid out is as long. */
  isTall?: boolean;
  children: ReactNode;
};

/** A named part of a page: its heading, a sentence, and what belongs to it. */
export function Section({ title, lead, id, board, ground, isTall = false, children }: SectionProps) {
  return (
    <section
      {...(id && { id })}
      className={`py-section${board ? ` sign band sign-${board}` : ''}${ground ? ` ground ground-${ground}` : ''}${isTall ? ' tall' : ''}`}
    >
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div>{children}</div>
      </div>
    </section>
  );
}

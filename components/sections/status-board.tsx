import type { ReactNode } from 'react';
import { Motif } from '@/components/motifs/motif';
import type { Board } from '@/lib/drawings/board';
import type { MotifName } from '@/lib/drawings/motifs';
import { BoardTitle } from './board-title';

type StatusBoardProps = { board: Board; motif: MotifName; title: string; children: ReactNode };

/** A page that says one thing: a tall board with one motif; `children` follow the h1. */
export function StatusBoard({ board, motif, title, children }: StatusBoardProps) {
  return (
    <section className={`sign sign-inner sign-status sign-${board}`}>
      <Motif name={motif} />
      <div className="wrap">
        <BoardTitle text={title} />
        {children}
      </div>
    </section>
  );
}

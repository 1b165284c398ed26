import type { ReactNode } from 'react';
import type { Board } from '@/lib/drawings/board';
import { BoardTitle } from './board-title';

type StatusFrameProps = { board: Board; picture: ReactNode; title: string; children: ReactNode };

/** A page that says one thing: a tall board with one picture; `children` follow the h1. */
export function StatusFrame({ board, picture, title, children }: StatusFrameProps) {
  return (
    <section className={`sign sign-inner sign-status sign-${board}`}>
      {picture}
      <div className="wrap">
        <BoardTitle text={title} />
        {children}
      </div>
    </section>
  );
}

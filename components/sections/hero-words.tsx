import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { BoardTitle } from './board-title';

/** What a board says: the page's one h1, a sentence, and its buttons. */
export function HeroWords({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="wrap">
      <BoardTitle text={title} />
      <p className="sign-lead my-6">
        <Prose text={lead} />
      </p>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

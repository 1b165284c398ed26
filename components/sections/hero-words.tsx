import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { BoardTitle } from './board-title';

/** What a board says: the page's one h1, a sentence, and its buttons. */
export function HeroWords({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="wrap">
      <BoardTitle text={title} />
      <SignLead text={lead} />
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

/** The sentence under the h1 of a board. */
export function SignLead({ text }: { text: string }) {
  return (
    <p className="sign-lead">
      <Prose text={text} />
    </p>
  );
}

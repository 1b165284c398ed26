import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import type { Board } from './board';

type SectionProps = {
  title: string;
  lead?: string;
  id?: string;
  /** `stacked`: the heading above; `split`: the heading in a column of its own, five to seven. */
  layout?: 'stacked' | 'split';
  /** A band in the colour of a board; one a page. */
  board?: Board;
  /** More than two screens of a phone: what stands for it before it is laid out is as long. */
  isTall?: boolean;
  children: ReactNode;
};

/** A named part of a page: its heading, a sentence, and what belongs to it. */
export function Section({
  title,
  lead,
  id,
  layout = 'stacked',
  board,
  isTall = false,
  children,
}: SectionProps) {
  const isSplit = layout === 'split';
  return (
    <section
      {...(id && { id })}
      className={`py-section${board ? ` sign band sign-${board}` : ''}${isTall ? ' tall' : ''}`}
    >
      <div className={isSplit ? 'wrap split' : 'wrap'}>
        <div className={isSplit ? 'grid gap-3' : 'section-head'}>
          <h2 className={isSplit ? 'split-title' : 'text-h2'}>
            <Lettering text={title} />
          </h2>
          {lead && (
            <p className="section-lead">
              <Prose text={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

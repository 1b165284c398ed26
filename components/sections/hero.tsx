import type { ReactNode } from 'react';
import { Motif } from '@/components/motifs/motif';
import { PaintedWord } from '@/components/motifs/painted-word';
import type { Board } from '@/lib/drawings/board';
import type { MotifName } from '@/lib/drawings/motifs';
import type { PictogramName } from '@/lib/drawings/pictograms';
import type { PaintedPage } from '@/lib/drawings/word-pictures';
import { HeroWords } from './hero-words';

type HeroProps = {
  board: Board;
  motif?: MotifName | PictogramName;
  /** The page whose painted word is its picture. */
  word?: PaintedPage;
  title: string;
  lead: string;
  children?: ReactNode;
};

/** The opening board of an inner page; `children` are its buttons. */
export function Hero({ board, motif, word, title, lead, children }: HeroProps) {
  return (
    <section className={`sign sign-inner sign-${board}`}>
      {motif && <Motif name={motif} />}
      {word && <PaintedWord page={word} />}
      <HeroWords title={title} lead={lead}>
        {children}
      </HeroWords>
    </section>
  );
}

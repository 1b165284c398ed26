import type { Board } from '@/lib/drawings/board';
import type { MotifName } from '@/lib/drawings/motifs';

/** The board that each motif is painted on (direction: families). */
export const motifBoards: Record<MotifName, Board> = {
  web: 'web',
  domains: 'web',
  growth: 'growth',
  waves: 'growth',
  platter: 'tech',
  drive: 'tech',
  till: 'web',
  cables: 'tech',
  eye: 'tech',
  stage: 'tech',
  cards: 'print',
  coast: 'guide',
  deadend: 'lost',
  broken: 'failed',
  uturn: 'web',
  tick: 'done',
};

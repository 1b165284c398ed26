import type { ComponentProps } from 'react';
import { Motif } from '@/components/motifs/motif';
import type { MotifName } from '@/lib/drawings/motifs';
import { StatusFrame } from './status-frame';

type StatusBoardProps = Omit<ComponentProps<typeof StatusFrame>, 'picture'> & { motif: MotifName };

/** A page that says one thing, beside one of the motifs. */
export function StatusBoard({ motif, ...frame }: StatusBoardProps) {
  return <StatusFrame picture={<Motif name={motif} />} {...frame} />;
}

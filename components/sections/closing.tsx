import { InquireLink } from '@/components/inquire-link';
import { LineLink } from '@/components/ui/line-link';
import type { Board } from '@/lib/drawings/board';
import { CallToAction } from './call-to-action';

type ClosingWords = { title: string; action: string; subject: string; line: string; lineText: string };

/** The last band of a service page: what we ask for, as a form with its subject or as a message on LINE. */
export function Closing({ board, words }: { board: Board; words: ClosingWords }) {
  return (
    <CallToAction board={board} title={words.title}>
      <InquireLink label={words.action} subject={words.subject} look="board" />
      <LineLink label={words.line} text={words.lineText} />
    </CallToAction>
  );
}

import type { ReactNode } from 'react';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';

type MoveButtonsProps<Move extends string> = {
  action: `/api/${string}`;
  moves: readonly Move[];
  words: Record<Move, string>;
  /** The one that is expected. */
  first: Move;
  /** Those that end it. */
  ending: readonly Move[];
  children?: ReactNode;
};

/** What the staff may make of an appointment or a device, a button each. */
export function MoveButtons<Move extends string>({
  action,
  moves,
  words,
  first,
  ending,
  children,
}: MoveButtonsProps<Move>) {
  const lookOf = (move: Move) => {
    if (move === first) return `${buttonClass.primary} desk-first`;
    return ending.includes(move) ? `${buttonClass.text} desk-ending` : buttonClass.secondary;
  };
  return (
    <PostForm action={action} className="desk-moves">
      {moves.map((what) => (
        <button key={what} type="submit" name="what" value={what} className={lookOf(what)}>
          {words[what]}
        </button>
      ))}
      {children}
    </PostForm>
  );
}

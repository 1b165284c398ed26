import type { ReactNode } from 'react';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';

type MoveButtonsProps<Move extends string> = {
  action: `/api/${string}`;
  moves: readonly Move[];
  words: Record<Move, string>;
  /** The one that is expected. */
  first: Move;
  /** Whether that tells the customer. */
  isTold?: boolean;
  children?: ReactNode;
};

/** What the staff may make of an appointment or a device, a button each. */
export function MoveButtons<Move extends string>({
  action,
  moves,
  words,
  first,
  isTold = false,
  children,
}: MoveButtonsProps<Move>) {
  const look = isTold ? buttonClass.primary : buttonClass.secondary;
  return (
    <PostForm action={action} className="desk-moves">
      {moves.map((what) => (
        <button
          key={what}
          type="submit"
          name="what"
          value={what}
          className={what === first ? `${look} desk-first` : buttonClass.ghost}
        >
          {words[what]}
        </button>
      ))}
      {children}
    </PostForm>
  );
}

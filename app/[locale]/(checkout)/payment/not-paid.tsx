import type { ComponentProps, ReactNode } from 'react';
import { StatusBoard } from '@/components/sections/status-board';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { lineUrl } from '@/lib/company/contact-links';

type NotPaidProps = Pick<ComponentProps<typeof StatusBoard>, 'board' | 'motif'> & {
  words: { title: string; text: string; note: string; support: string };
  /** What the button says that leads back to the cart. */
  action: string;
  /** What is known of the payment beside that. */
  children?: ReactNode;
};

/** A return page of a card payment that did not come about: what that means, back to the cart, and somebody to ask. */
export function NotPaid({ board, motif, words, action, children }: NotPaidProps) {
  return (
    <StatusBoard board={board} motif={motif} title={words.title}>
      <div className="grid gap-4 py-6">
        <p className="sign-lead">{words.text}</p>
        {children}
        <p>{words.note}</p>
        <p className="flex flex-wrap items-center gap-4">
          <LinkButton to="cart" label={action} look="board" />
          <ExternalLink href={lineUrl} className={buttonClass.ghost}>
            {words.support}
          </ExternalLink>
        </p>
      </div>
    </StatusBoard>
  );
}

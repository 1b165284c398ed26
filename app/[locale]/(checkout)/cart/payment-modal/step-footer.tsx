import type { ReactNode } from 'react';

/** The way on from a payment step; it stays in sight however small the screen. */
export function StepFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 grid border-hair border-t bg-board px-5 py-3 md:justify-end md:px-10 md:py-4">
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

type StepProps = {
  /** The way on; it stays in sight however small the screen. */
  footer: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The frame of a step of the payment dialogs. */
export function Step({ footer, className = '', children }: StepProps) {
  return (
    <>
      <div className={`grid gap-4 p-5 md:px-10 md:py-8 ${className}`}>{children}</div>
      <div className="sticky bottom-0 grid border-hair border-t bg-board px-5 py-3 md:justify-end md:px-10 md:py-4">
        {footer}
      </div>
    </>
  );
}

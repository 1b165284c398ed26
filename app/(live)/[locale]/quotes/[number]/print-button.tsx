'use client';

import { buttonClass } from '@/components/ui/button-class';

/** Opens the browser's own print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={buttonClass.secondary} onClick={() => window.print()}>
      {label}
    </button>
  );
}

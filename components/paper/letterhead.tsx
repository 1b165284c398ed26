import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';

/** The head of what is printed: a signboard with the name of the shop and what the sheet is, and the four stripes below it. */
export function Letterhead({ children }: { children: ReactNode }) {
  return (
    <header className="paper-head">
      {/* A drawing, which printers leave out less than a ground: the letters on it are white. */}
      <svg className="paper-board" aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      <Logo />
      <p className="paper-brand">{company.name}</p>
      {children}
      <div className="paper-stripes" />
    </header>
  );
}

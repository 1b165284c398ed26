import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';

/** The head of what is printed: the sign of the shop, out of which the four stripes run, and what the sheet is. */
export function Letterhead({ children }: { children: ReactNode }) {
  return (
    <header className="paper-head">
      <Logo />
      <p className="paper-brand">{company.name}</p>
      <div className="paper-titles">{children}</div>
      <div className="paper-stripes" />
    </header>
  );
}

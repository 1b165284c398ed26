import type { CSSProperties, ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';
import { Both, type BothProps } from './both';

type LetterheadProps = { title: BothProps; children: ReactNode };

/** The head of what is printed: a signboard with the name of the shop and what the sheet is, and the four stripes below it. */
export function Letterhead({ title, children }: LetterheadProps) {
  return (
    <header className="paper-head">
      {/* A drawing, which printers leave out less than a ground: the letters on it are white. */}
      <svg className="paper-board" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" vectorEffect="non-scaling-stroke" />
      </svg>
      <Logo />
      <p className="paper-brand">{company.name}</p>
      <h2>
        <span className="paper-title" style={{ '--letters': title.own.length } as CSSProperties}>
          <Both {...title} />
        </span>
      </h2>
      {children}
      <div className="paper-stripes" />
    </header>
  );
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Phrases } from '@/components/ui/phrases';

/** The heading of a payment step; takes the focus when its step begins, so that a screen reader reads on from there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none md:mt-1">
      {typeof children === 'string' ? <Phrases text={children} /> : children}
    </h3>
  );
}

import type { ReactNode } from 'react';
import type { DeskPart } from '../desk-sign';

type FrontProps = {
  title: string;
  /** Whose paint its sign has. */
  paint: DeskPart;
  /** What its sign says while nothing is halted. */
  open: string;
  halted: readonly ReactNode[];
  /** Whether the rest of it stays open beside what is halted. */
  isPart?: boolean;
  children: ReactNode;
};

/** What may be halted as the front of a shop: open and lit, or its shutter is down, with what is halted hung on it. */
export function Front({ title, paint, open, halted, isPart = false, children }: FrontProps) {
  const isDown = halted.length > 0;
  return (
    <div className={`desk-front room-${paint}`}>
      <h3>{title}</h3>
      <div className={isDown ? 'desk-front-down' : undefined}>
        {isDown ? (
          halted
        ) : (
          <p className="desk-hung">
            <strong className="state-done">{open}</strong>
          </p>
        )}
      </div>
      {(!isDown || isPart) && children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** A window of a browser with an address, for a site of our own. */
export function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className="browser">
      <span aria-hidden="true" className="browser-bar">
        {address}
      </span>
      {children}
    </div>
  );
}

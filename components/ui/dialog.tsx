'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';
import { Phrases } from './phrases';

type DialogProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** A modal dialog that is open as long as it is mounted; Escape and X close it and the focus goes back. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose} className="sheet">
      <div className="flex items-center gap-4 pt-4 pb-3 ps-5 pe-3 md:py-6 md:ps-10 md:pe-6">
        <h2 id="dialog-title" className="me-auto text-[1.375rem] md:text-[2rem]">
          <Phrases text={title} />
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-12 shrink-0 place-items-center"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

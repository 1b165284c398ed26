'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';
import { Phrases } from './phrases';

type DialogProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/**
 * A modal dialog that is open as long as it is mounted; Escape and X close it and the focus goes back. Its owner hears of it
 * at once: the event close comes with the next frame, and what ends in between would find a dialog that seems open.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      className="sheet"
      onClose={onClose}
      onCancel={(event) => {
        // Also said by a file field whose picker was left, which closes nothing.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="flex items-center gap-4 pt-4 pb-3 ps-5 pe-3 md:py-6 md:ps-10 md:pe-6">
        <h2 id="dialog-title" className="me-auto text-[1.375rem] md:text-[2rem]">
          <Phrases text={title} />
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-12 shrink-0 place-items-center"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

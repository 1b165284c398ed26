'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/browser/copy-text';
import { accessibleName } from '@/lib/i18n/accessible-name';
import type { CartWords } from '../cart-words';

type CopyButtonProps = {
  /** What is copied, as people call it. */
  label: string;
  text: string;
  words: Pick<CartWords['checkout']['qr'], 'copy' | 'copied' | 'notCopied'>;
};

/** Copies a text for a bank app, and says whether that went well. */
export function CopyButton({ label, text, words }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    setSaid((await copyText(text)) ? words.copied : words.notCopied);
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        className={`${buttonClass.text} font-semibold text-link`}
        aria-label={accessibleName(words.copy, label)}
        onClick={copy}
      >
        {words.copy}
      </button>
      <span role="status" className="text-ink-2 text-small">
        {said}
      </span>
    </span>
  );
}

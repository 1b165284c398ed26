'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/browser/copy-text';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { useShown } from '../cart-words';

/** Copies a text for a bank app, and says whether that went well. @param label what is copied, as people call it */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const words = useShown().words.checkout.qr;
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

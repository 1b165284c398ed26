'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { copyText } from '@/lib/browser/copy-text';

/** A link to be handed on: copied by a tap, or by hand where that fails or there is no JavaScript. */
export function CopyLink({ link, words }: { link: string; words: Messages['desk']['link'] }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    setSaid((await copyText(link)) ? words.copied : words.notCopied);
  };
  return (
    <div className="grid w-full justify-items-start gap-2">
      <input type="text" readOnly value={link} aria-label={words.title} className={fieldClass} />
      <p className="text-ink-2 text-small">{words.shown}</p>
      <button type="button" className={buttonClass.secondary} onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className="text-ink-2 text-small">
        {said}
      </span>
    </div>
  );
}

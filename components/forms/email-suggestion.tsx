'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { suggestEmail } from '@/lib/fields/suggest-email';
import { fill } from '@/lib/i18n/fill';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type words from '@/messages/en/email-suggestion.json';

/** An address that was probably meant, with the words to ask. */
type Suggestion = { email: string; words: typeof words };

/** Once nothing is pressed: what is about to be pressed must not move away beneath a finger. */
async function released(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await new Promise<void>((resolve) => {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve), { once: true });
  });
}

/** What to ask about an address that a visitor has typed; undefined where nothing looks wrong. */
export async function findSuggestion(typed: string): Promise<Suggestion | undefined> {
  const email = suggestEmail(typed);
  if (email === undefined) return undefined;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { default: translated } = await import(`../../messages/${locale}/email-suggestion.json`);
  await released();
  return { email, words: translated };
}

type EmailSuggestionProps = {
  id: string;
  suggestion: Suggestion | undefined;
  onTake: (email: string) => void;
};

/** Asks beneath an email field whether another address was meant. It is empty first, so that screen readers say what comes into it. */
export function EmailSuggestion({ id, suggestion, onTake }: EmailSuggestionProps) {
  const [shown, setShown] = useState<Suggestion>();
  useEffect(() => setShown(suggestion), [suggestion]);
  return (
    <div role="status" className="empty:hidden">
      {shown && (
        <p className="flex flex-wrap items-center gap-x-3 text-base">
          <span id={id} className="wrap-anywhere">
            {fill(shown.words.question, { email: shown.email })}
          </span>
          <button
            type="button"
            aria-describedby={id}
            className={`${buttonClass.text} font-semibold text-link`}
            onClick={() => onTake(shown.email)}
          >
            {shown.words.take}
          </button>
        </p>
      )}
    </div>
  );
}

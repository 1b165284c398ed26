'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Result } from '@/lib/result';

/** How often the desk looks whether anything has happened, in milliseconds, while somebody sees it. */
const pace = 8000;

/** Where somebody types, or has typed what a page drawn anew might have no place for. */
const typing = 'input:focus, textarea:focus, details[open] form, form[data-draft]';

/** Draws the page anew as soon as a colleague or a customer has done something; nothing while somebody types. */
export function Pulse({ seen }: { seen: string }) {
  const router = useRouter();
  useEffect(() => {
    const look = async () => {
      if (document.hidden || document.querySelector(typing)) return;
      try {
        const answer: Result<{ pulse: string }> = await (await fetch('/api/desk/pulse')).json();
        if (answer.ok && answer.data.pulse !== seen) router.refresh();
      } catch {
        // The network is away for a moment; the next look comes soon.
      }
    };
    const timer = setInterval(look, pace);
    return () => clearInterval(timer);
  }, [router, seen]);
  return null;
}

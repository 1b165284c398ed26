'use client';

import { useParams } from 'next/navigation';
import { DrawnMotif } from '@/components/motifs/drawn-motif';
import { StatusFrame } from '@/components/sections/status-frame';
import { cables } from '@/lib/drawings/cables';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import de from '@/messages/de/crash.json';
import en from '@/messages/en/crash.json';
import es from '@/messages/es/crash.json';
import nl from '@/messages/nl/crash.json';
import th from '@/messages/th/crash.json';

// An error boundary runs in the browser and gets no props from the server, so it carries its three sentences itself.
const words = { en, de, es, nl, th };

/** @param error carries, where the server broke, the digest that its log names */
export default function ErrorPage({ error, reset }: { error: { digest?: string }; reset: () => void }) {
  const { locale } = useParams();
  const { title, text, retry, reference } = words[isLocale(locale) ? locale : defaultLocale];
  return (
    <div role="alert">
      <StatusFrame board="lost" picture={<DrawnMotif name="cables" shape={cables} />} title={title}>
        <p className="sign-lead">{text}</p>
        {error.digest && (
          <p>
            {reference}: {error.digest}
          </p>
        )}
        {/* Written out: every page carries this file, and would carry the looks of all buttons. */}
        <button type="button" className="btn btn-board" onClick={reset}>
          {retry}
        </button>
      </StatusFrame>
    </div>
  );
}

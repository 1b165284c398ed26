'use client';

import { useParams } from 'next/navigation';
import { StatusBoard } from '@/components/sections/status-board';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import de from '@/messages/de/crash.json';
import en from '@/messages/en/crash.json';
import es from '@/messages/es/crash.json';
import nl from '@/messages/nl/crash.json';
import th from '@/messages/th/crash.json';

// An error boundary runs in the browser and gets no props from the server, so it carries its three sentences itself.
const words = { en, de, es, nl, th };

export default function ErrorPage({ reset }: { reset: () => void }) {
  const { locale } = useParams();
  const { title, text, retry } = words[isLocale(locale) ? locale : defaultLocale];
  return (
    <div role="alert">
      <StatusBoard board="lost" motif="cables" title={title}>
        <p className="sign-lead">{text}</p>
        {/* Written out: every page carries this file, and would carry the looks of all buttons. */}
        <button type="button" className="btn btn-board" onClick={reset}>
          {retry}
        </button>
      </StatusBoard>
    </div>
  );
}

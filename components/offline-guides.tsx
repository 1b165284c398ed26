'use client';

import { useEffect, useState } from 'react';
import { keepGuides } from '@/lib/browser/keep-guides';
import type { Locale } from '@/lib/i18n/locales';
import { guidesWorker, keptGuides, offlineGuides } from '@/lib/site/offline-guides';

/** Keeps both guides for where there is no signal, and says so once it is true. */
export function OfflineGuides({ locale, kept }: { locale: Locale; kept: string }) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const pages = keptGuides(locale);
    void keepGuides({ isOn: offlineGuides.isOn, worker: guidesWorker, pages }).then(setIsKept);
  }, [locale]);
  return (
    <p role="status" className="min-h-6">
      {isKept && kept}
    </p>
  );
}

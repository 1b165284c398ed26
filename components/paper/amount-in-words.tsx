import { loadNamespace } from '@/lib/i18n/messages';
import { bahtInWords } from '@/lib/thailand/baht-in-words';

/** What a sheet comes to in words, as Thai papers say it; in no other language. @param satang whole */
export async function AmountInWords({ satang }: { satang: number }) {
  const { paper } = await loadNamespace('th', 'receipts');
  return (
    <p className="paper-words" lang="th">
      {paper.inWords}: <strong>{bahtInWords(satang)}</strong>
    </p>
  );
}

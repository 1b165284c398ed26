import '@/app/styles/business-card.css';
import type { Messages } from 'next-intl';
import type { BusinessCard } from '@/lib/inquiries/business-card';
import { company } from '@/lib/site/company';

type BusinessCardPreviewProps = {
  typed: Partial<Record<keyof BusinessCard, string>>;
  words: Pick<Messages['forms']['businessCard'], 'preview' | 'previewNote' | 'sample'>;
};

/** A sketch of the card as typed, on the chosen paper, by day and by night the same. */
export function BusinessCardPreview({ typed, words }: BusinessCardPreviewProps) {
  const { sample } = words;
  const lines = [
    typed.cardPhone || company.phone,
    typed.cardEmail,
    typed.cardWebsite?.replace(/^https?:\/\//, ''),
    typed.cardAddress,
  ];
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{words.preview}</figcaption>
      <div className="card-sketch" data-paper={typed.paperType ?? 'standard'}>
        <div>
          <p className="card-name">{typed.cardName || sample.name}</p>
          <p>{typed.cardTitle || (typed.cardName ? '' : sample.title)}</p>
        </div>
        <div>
          <p className="font-semibold">{typed.cardCompany || sample.company}</p>
          {lines.map((line) => line && <p key={line}>{line}</p>)}
        </div>
      </div>
      <p className="text-ink-2 text-small">{words.previewNote}</p>
    </figure>
  );
}

import '@/app/styles/business-card.css';
import '@/app/styles/card-order.css';
import '@/app/styles/card-order-fields.css';
import type { Messages } from 'next-intl';
import { company } from '@/lib/company/company';
import type { BusinessCard } from '@/lib/inquiries/business-card';

type BusinessCardPreviewProps = {
  typed: Partial<Record<keyof BusinessCard, string>>;
  words: Pick<Messages['forms']['businessCard'], 'preview' | 'sample'>;
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
    <figure>
      <figcaption className="sr-only">{words.preview}</figcaption>
      <div className="card-sketch" data-paper={typed.paperType ?? 'standard'}>
        <div className={typed.designType === 'existing' ? 'card-face' : 'card-face card-ours'}>
          <p className="card-name">{typed.cardCompany || sample.company}</p>
          <div>
            <p>
              <b>{typed.cardName || sample.name}</b>
              {typed.cardTitle || (typed.cardName ? '' : sample.title)}
            </p>
            <p>{lines.map((line) => line && <span key={line}>{line}</span>)}</p>
          </div>
        </div>
      </div>
    </figure>
  );
}

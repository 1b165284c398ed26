import type { BusinessCard } from '@/lib/inquiries/business-card';
import { faces } from './faces';
import { colours } from './mail-colours';
import { MailTable } from './mail-parts';

const { white, ink } = colours;

type CardText = Pick<BusinessCard, Extract<keyof BusinessCard, `card${string}`>>;

/** What is to stand on business cards, on one. */
export function drawnCard(card: CardText) {
  const lines = (...names: (keyof CardText)[]) =>
    names.map(
      (name) =>
        card[name] && (
          <div key={name}>
            <bdi>{card[name]}</bdi>
          </div>
        ),
    );
  return (
    <MailTable className="plate" style={cardStyle}>
      <tr>
        <td style={{ padding: '18px 20px' }}>
          <div style={{ fontFamily: faces.display, fontSize: '24px', fontWeight: 700, lineHeight: '1.3' }}>
            {lines('cardName')}
          </div>
          <div style={{ fontWeight: 700, lineHeight: '22px' }}>{lines('cardTitle', 'cardCompany')}</div>
          <div style={{ fontSize: '15px', lineHeight: '22px', paddingTop: '12px', whiteSpace: 'pre-wrap' }}>
            {lines('cardPhone', 'cardEmail', 'cardWebsite', 'cardAddress')}
          </div>
        </td>
      </tr>
    </MailTable>
  );
}

const cardStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
  margin: '20px 0',
  maxWidth: '360px',
} as const;

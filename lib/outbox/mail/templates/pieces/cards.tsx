import type { BusinessCard } from '@/lib/inquiries/business-card';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { onBoard } from './piece';
import { displayStyle, PaintedBaht } from './plate';

const { white, ink, mango, soft } = colours;

type CardText = Pick<BusinessCard, Extract<keyof BusinessCard, `card${string}`>>;

/** What is to stand on business cards, on the first of a pile. */
export function businessCards(card: CardText) {
  const lines = (...names: (keyof CardText)[]) =>
    names.map(
      (name) =>
        card[name] && (
          <div key={name}>
            <bdi>{card[name]}</bdi>
          </div>
        ),
    );
  return onBoard(
    <MailTable className="paper" style={pileStyle}>
      <tr>
        <td style={{ padding: '18px 20px' }}>
          <div style={{ fontFamily: faces.display, fontSize: '24px', fontWeight: 700, lineHeight: '1.3' }}>
            {lines('cardName')}
          </div>
          <div style={{ fontSize: '16px', fontWeight: 700, lineHeight: '22px' }}>
            {lines('cardTitle', 'cardCompany')}
          </div>
          <div style={{ fontSize: '15px', lineHeight: '22px', paddingTop: '12px', whiteSpace: 'pre-wrap' }}>
            {lines('cardPhone', 'cardEmail', 'cardWebsite', 'cardAddress')}
          </div>
        </td>
      </tr>
    </MailTable>,
  );
}

/** A card that was paid with, and the amount that it is about. */
export const bankCard = (amount: string) =>
  onBoard(
    <MailTable
      className="paper"
      style={{ background: ink, borderRadius: '14px', color: white, maxWidth: '340px' }}
    >
      <tr data-skip-in-text="true">
        <td style={{ fontSize: '0', lineHeight: '0', padding: '18px 0 0' }}>
          <MailTable>
            <tr>
              <td {...ground(soft)} height="34" style={{ background: soft }} />
            </tr>
          </MailTable>
        </td>
      </tr>
      <tr>
        <td style={{ padding: '18px 20px 16px' }}>
          <div data-skip-in-text="true" className="stripe-mango" style={chipStyle} />
          <div style={{ ...displayStyle, fontSize: '28px', paddingTop: '8px' }}>
            <PaintedBaht amount={amount} />
          </div>
        </td>
      </tr>
    </MailTable>,
  );

const pileStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderBottom: `9px double ${ink}`,
  borderRadius: '6px',
  color: ink,
  maxWidth: '380px',
} as const;

const chipStyle = { background: mango, borderRadius: '6px', height: '26px', width: '36px' } as const;

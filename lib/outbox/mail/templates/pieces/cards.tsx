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
        <td style={{ fontSize: '0', padding: '20px 20px 22px' }}>
          <div className="place" style={{ paddingBottom: '12px' }}>
            <div style={{ fontFamily: faces.display, fontSize: '26px', fontWeight: 700, lineHeight: '1.3' }}>
              {lines('cardName')}
            </div>
            <div style={{ fontSize: '16px', fontWeight: 700, lineHeight: '22px' }}>
              {lines('cardTitle', 'cardCompany')}
            </div>
          </div>
          <div
            className="place"
            style={{ fontSize: '15px', lineHeight: '22px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
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
    <MailTable className="paper" style={{ background: ink, borderRadius: '14px', color: white }}>
      <tr data-skip-in-text="true">
        <td colSpan={2} style={{ fontSize: '0', lineHeight: '0', padding: '18px 0 0' }}>
          <MailTable>
            <tr>
              <td {...ground(soft)} height="34" style={{ background: soft }} />
            </tr>
          </MailTable>
        </td>
      </tr>
      <tr>
        <td width="60" data-skip-in-text="true" style={{ padding: '22px 0 22px 24px' }}>
          <div className="stripe-mango" style={chipStyle} />
        </td>
        <td
          className={amount.length > 11 ? 'ticket-long' : 'ticket'}
          align="right"
          style={{ ...displayStyle, fontSize: '24px', padding: '14px 24px 18px 0' }}
        >
          <PaintedBaht amount={amount} />
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
} as const;

const chipStyle = { background: mango, borderRadius: '6px', height: '34px', width: '48px' } as const;

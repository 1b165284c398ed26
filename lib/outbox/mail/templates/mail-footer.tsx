import type { ReactNode } from 'react';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { edge, faces } from './faces';
import { colours } from './mail-colours';
import { ground, MailStripes, MailTable } from './mail-parts';
import { MailPhrases, MailWords } from './mail-words';

const { mango, ink, foam, soft, footSoft } = colours;

type MailFooterProps = { locale: Locale; say: string; hours: string };

/** The foot of every mail, as pages have one: the stripes, and two stops on one road: when the shop is open, and how to reach it; then whose it is and where. */
export function MailFooter({ locale, say, hours }: MailFooterProps) {
  const { legalName, address } = companyIn(locale);
  return (
    <tr>
      <td
        {...ground(ink)}
        className="foot square"
        style={{ background: ink, borderRadius: '0 0 6px 6px', color: foam, paddingBottom: '14px' }}
      >
        <MailTable>
          <MailStripes />
          <tr>
            <td className="inset" style={{ fontSize: '0', padding: `26px ${edge} 0` }}>
              <Place name={<MailPhrases text={say} />}>{hours}</Place>
              <Place
                name={
                  <a href={phoneUrl} style={{ ...linkStyle, whiteSpace: 'nowrap' }}>
                    {phoneIn(locale)}
                  </a>
                }
                isLast
              >
                <a href={emailUrl} style={linkStyle}>
                  {company.email}
                </a>
              </Place>
              <p style={ownerStyle}>
                {legalName}
                <br />
                <MailWords text={address} />
              </p>
            </td>
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}

type PlaceProps = { name: ReactNode; isLast?: boolean; children: ReactNode };

/** A stop: on a wide sheet beside the others, else below them. */
function Place({ name, isLast = false, children }: PlaceProps) {
  return (
    <div className={isLast ? 'place last' : 'place'} style={{ width: '100%' }}>
      <MailTable>
        <tr className={isLast ? 'second-stop' : undefined} data-skip-in-text="true">
          <td width="16" style={{ fontSize: '0', lineHeight: '0' }}>
            <div className="stripe-mango" style={discStyle} />
          </td>
          <td style={{ fontSize: '0', lineHeight: '0' }}>
            {!isLast && <div style={{ borderTop: `4px dotted ${footSoft}` }} />}
          </td>
        </tr>
        <tr>
          <td colSpan={2} className="place-text" style={{ padding: '8px 0 18px' }}>
            <p style={nameStyle}>{name}</p>
            <p style={isLast ? { ...textStyle, lineHeight: '30px' } : textStyle}>{children}</p>
          </td>
        </tr>
      </MailTable>
    </div>
  );
}

const linkStyle = { color: mango, overflowWrap: 'anywhere', textDecoration: 'underline' } as const;

const discStyle = { background: mango, borderRadius: '8px', height: '16px', width: '16px' } as const;

const nameStyle = {
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '28px',
  margin: 0,
  textWrap: 'balance',
} as const;

const ownerStyle = {
  borderTop: `1px solid ${soft}`,
  color: footSoft,
  fontSize: '14px',
  lineHeight: '22px',
  margin: 0,
  padding: '12px 0 14px',
} as const;

const textStyle = { fontSize: '15px', lineHeight: '23px', margin: '4px 0 0' } as const;

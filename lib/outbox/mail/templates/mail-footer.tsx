import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { edge, faces } from './faces';
import { colours } from './mail-colours';
import { ground, MailStripes, MailTable } from './mail-parts';
import { MailPhrases, MailWords } from './mail-words';

const { mango, ink, foam, footSoft } = colours;

const linkStyle = { color: mango, textDecoration: 'underline', whiteSpace: 'nowrap' } as const;

type MailFooterProps = { locale: Locale; say: string; hours: string };

/** The foot of every mail, as pages have one: the stripes, when the shop is open, and who is writing. */
export function MailFooter({ locale, say, hours }: MailFooterProps) {
  const { legalName, address } = companyIn(locale);
  return (
    <tr>
      <td
        {...ground(ink)}
        className="foot square"
        style={{ background: ink, borderRadius: '0 0 6px 6px', color: foam, paddingBottom: '24px' }}
      >
        <MailTable>
          <MailStripes />
          <tr>
            <td className="inset" style={{ padding: `12px ${edge} 0` }}>
              <p
                style={{
                  fontFamily: faces.display,
                  fontSize: '22px',
                  fontWeight: 700,
                  lineHeight: '1.4',
                  margin: '8px 0',
                  textWrap: 'balance',
                }}
              >
                <MailPhrases text={say} />
              </p>
              <p style={{ fontSize: '16px', lineHeight: '25px', margin: '8px 0' }}>
                {hours}
                <br />
                <MailWords text={address} />
              </p>
              <p style={{ fontSize: '16px', lineHeight: '30px', margin: '8px 0' }}>
                <a href={phoneUrl} style={linkStyle}>
                  {phoneIn(locale)}
                </a>
                {' · '}
                <a href={emailUrl} style={linkStyle}>
                  {company.email}
                </a>
              </p>
              <p style={{ color: footSoft, fontSize: '15px', lineHeight: '23px', margin: '8px 0 0' }}>
                {legalName}
              </p>
            </td>
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}

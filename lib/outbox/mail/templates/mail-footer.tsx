import { Fragment, type ReactNode } from 'react';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { edge, faces } from './faces';
import { colours } from './mail-colours';
import { type EndLook, ends } from './mail-ends';
import { ground, MailStripes, MailTable } from './mail-parts';
import { MailPhrases, MailWords } from './mail-words';
import { NumberPlate } from './number-plate';

const { mango, ink, foam, soft, footSoft } = colours;

/** How a mail ends: for a customer with the number to be named when asking about it, for the agency with nothing that it knows. */
export type MailEnd = 'agency' | { look: EndLook; number: string };

/** When the shop is open, as the foot of pages says it, and how to ask, with a line break where the phone number belongs. */
export type FootWords = { say: string; hours: string; questions: string };

type MailFooterProps = { locale: Locale; words: FootWords; end: MailEnd | undefined };

/** The foot of every mail: the stripes, the edge of what it is about, how to ask and when the shop is open; then whose it is and where. */
export function MailFooter({ locale, words, end }: MailFooterProps) {
  const { legalName, address } = companyIn(locale);
  const about = typeof end === 'object' ? end : undefined;
  const isRoad = about === undefined || about.look === 'order';
  const phone = <FootLink href={phoneUrl}>{phoneIn(locale)}</FootLink>;
  const mail = <FootLink href={emailUrl}>{company.email}</FootLink>;
  const open = <MailPhrases text={words.say} />;
  return (
    <tr>
      <td
        {...ground(ink)}
        className="foot square"
        style={{ background: ink, borderRadius: '0 0 6px 6px', color: foam, paddingBottom: '14px' }}
      >
        <MailTable>
          <MailStripes />
          {about && ends[about.look]}
          <tr>
            <td className="inset" style={{ fontSize: '0', padding: `26px ${edge} 0` }}>
              {about && (
                <>
                  <Place isRoad={isRoad} name={<NumberPlate number={about.number} rim={mango} />}>
                    {words.questions.split('\n').map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && phone}
                        <MailWords text={part} />
                      </Fragment>
                    ))}
                  </Place>
                  <Place isRoad={isRoad} isLast name={open}>
                    {words.hours}
                  </Place>
                </>
              )}
              {end === undefined && (
                <>
                  <Place isRoad name={open}>
                    {words.hours}
                  </Place>
                  <Place isRoad isLast name={phone}>
                    {mail}
                  </Place>
                </>
              )}
              <p style={end === 'agency' ? ownerStyle : { ...ownerStyle, borderTop: `1px solid ${soft}` }}>
                {legalName}
                <br />
                <MailWords text={address} />
                {end && (
                  <>
                    <br />
                    {end === 'agency' && <>{phone} · </>}
                    {mail}
                  </>
                )}
              </p>
            </td>
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} style={linkStyle}>
      {children}
    </a>
  );
}

type PlaceProps = { name: ReactNode; isRoad: boolean; isLast?: boolean; children: ReactNode };

/** On a wide sheet beside the other, else below it; on a road a stop. */
function Place({ name, isRoad, isLast = false, children }: PlaceProps) {
  return (
    <div className="place" style={{ width: '100%' }}>
      <MailTable>
        {isRoad && (
          <tr className={isLast ? 'second-stop' : undefined} data-skip-in-text="true">
            <td width="16" style={{ fontSize: '0', lineHeight: '0' }}>
              <div className="stripe-mango" style={discStyle} />
            </td>
            <td style={{ fontSize: '0', lineHeight: '0' }}>
              {!isLast && <div style={{ borderTop: `4px dotted ${footSoft}` }} />}
            </td>
          </tr>
        )}
        <tr>
          <td colSpan={2} className="place-text" style={{ padding: '8px 0 18px' }}>
            <p style={nameStyle}>{name}</p>
            <p style={textStyle}>{children}</p>
          </td>
        </tr>
      </MailTable>
    </div>
  );
}

const linkStyle = { color: mango, textDecoration: 'underline', whiteSpace: 'nowrap' } as const;

const discStyle = { background: mango, borderRadius: '8px', height: '16px', width: '16px' } as const;

const nameStyle = {
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '30px',
  margin: 0,
  textWrap: 'balance',
} as const;

const ownerStyle = {
  color: footSoft,
  fontSize: '14px',
  lineHeight: '22px',
  margin: 0,
  padding: '12px 0 14px',
} as const;

const textStyle = { fontSize: '15px', lineHeight: '23px', margin: '8px 0 0', textWrap: 'balance' } as const;

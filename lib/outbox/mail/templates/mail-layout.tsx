import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from 'react-email';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import type { Board } from '@/lib/drawings/board';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { mailHead } from '@/lib/site/painted-pictures';
import { colours, headingColours } from './mail-colours';
import { MailWords } from './mail-words';

const font = 'Helvetica, Arial, "Noto Sans Thai", "Leelawadee UI", "Sukhumvit Set", Tahoma, sans-serif';

/** By day a mail sets no colour of text or ground, so that a mail program may show it dark its own way; this one is readable on both. */
const rule = '1px solid #7d879b';

const { blue, white, mango, pink, aqua, red, wall, foam, ink } = colours;

const sheet = `:root { color-scheme: light dark }
p, td { font-size: 16px !important; line-height: 1.65 !important }
.stop { font-size: 14px !important; line-height: 1.4 !important }
.amount { font-size: 36px !important; line-height: 1.2 !important }
@media (prefers-color-scheme: dark) {
  body, .ground { background: ${wall} !important; color: ${foam} !important }
  .button { background: ${mango} !important; color: ${ink} !important }
}`;

/** The boards reach the edge; what stands on them is in one line with the text below. */
const inset = '16px';

const linkStyle = { color: 'inherit', textDecoration: 'underline' };

/** The board of the shop with its four stripes; where pictures are blocked, its name in letters of the program stands there. */
function MailBoard() {
  const { path, width, height } = mailHead;
  return (
    <table data-skip-in-text="true" role="presentation" width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td colSpan={4} style={{ background: blue, padding: inset }}>
            <Img
              src={env().siteUrl + path}
              alt={company.name}
              width={width}
              height={height}
              style={{ color: white, fontSize: '26px', fontWeight: 700, maxWidth: '100%' }}
            />
          </td>
        </tr>
        <tr>
          {[mango, pink, aqua, red].map((stripe) => (
            <td
              key={stripe}
              width="25%"
              height="8"
              style={{ background: stripe, fontSize: '0', height: '8px', lineHeight: '8px' }}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type MailLayoutProps = {
  locale: Locale;
  preview: string;
  heading: string;
  /** The family of what the mail is about. */
  board?: Board | undefined;
  children: ReactNode;
};

/** The frame of every mail: language, preview line, heading, and who is writing. */
export function MailLayout({ locale, preview, heading, board = 'web', children }: MailLayoutProps) {
  const { ground, letters } = headingColours[board] ?? headingColours.web;
  const { legalName, address } = companyIn(locale);
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        style={{ fontFamily: font, fontSize: '16px', lineHeight: '1.65', margin: '0' }}
      >
        <Container style={{ maxWidth: '600px', padding: '24px 0' }}>
          <MailBoard />
          <Heading
            as="h1"
            style={{
              background: ground,
              color: letters,
              fontSize: '26px',
              lineHeight: '1.4',
              margin: '0 0 20px',
              padding: inset,
            }}
          >
            <MailWords text={heading} />
          </Heading>
          <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
            <tbody>
              <tr>
                <td style={{ padding: `0 ${inset}` }}>
                  {children}
                  <Hr style={{ borderTop: rule, margin: '24px 0' }} />
                  <Text>
                    {legalName}
                    <br />
                    {address}
                    <br />
                    <Link href={phoneUrl} style={linkStyle}>
                      {phoneIn(locale)}
                    </Link>
                    {' · '}
                    <Link href={emailUrl} style={linkStyle}>
                      {company.email}
                    </Link>
                  </Text>
                </td>
              </tr>
            </tbody>
          </table>
        </Container>
      </Body>
    </Html>
  );
}

import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email';
import { company, companyIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { MailWords } from './mail-words';

const font = 'Helvetica, Arial, "Noto Sans Thai", "Leelawadee UI", "Sukhumvit Set", Tahoma, sans-serif';

/** But for its board a mail sets no colour of text or ground, so that a mail program may show it dark; this one is readable on both. */
const rule = '1px solid #7d879b';

const linkStyle = { color: 'inherit', textDecoration: 'underline' };
const sizes = 'p, td { font-size: 16px !important; line-height: 1.65 !important }';

/** The board of the shop on top of a mail, with its four stripes. */
const board = {
  ground: '#123ca0',
  letters: '#ffffff',
  stripes: ['#ffc42b', '#ff9aa2', '#7fdcd0', '#cf2a14'],
};

const buttonStyle = {
  display: 'inline-block',
  padding: '12px 20px',
  background: board.ground,
  color: board.letters,
  fontWeight: 700,
  textDecoration: 'none',
} as const;

/** A link that is what the mail is for, in the colours of the board. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <Text>
      <Link href={href} style={buttonStyle}>
        {label}
      </Link>
    </Text>
  );
}

function MailBoard() {
  return (
    <table data-skip-in-text="true" role="presentation" width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td colSpan={4} style={{ background: board.ground, color: board.letters, padding: '18px 20px' }}>
            <span style={{ fontSize: '22px', fontWeight: 700 }}>{company.name}</span>
          </td>
        </tr>
        <tr>
          {board.stripes.map((stripe) => (
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

/** The frame of every mail: language, preview line, heading, and who is writing. */
export function MailLayout(props: { locale: Locale; preview: string; heading: string; children: ReactNode }) {
  return (
    <Html lang={props.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{`:root { color-scheme: light dark } ${sizes}`}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={{ fontFamily: font, fontSize: '16px', lineHeight: '1.65', margin: '0' }}>
        <Container style={{ maxWidth: '600px', padding: '24px 16px' }}>
          <MailBoard />
          <Heading as="h1" style={{ fontSize: '26px', lineHeight: '1.4', margin: '16px 0' }}>
            <MailWords text={props.heading} />
          </Heading>
          {props.children}
          <Hr style={{ borderTop: rule, margin: '24px 0' }} />
          <Text>
            {companyIn(props.locale).legalName}
            <br />
            {companyIn(props.locale).address}
            <br />
            <Link href={phoneUrl} style={linkStyle}>
              {company.phone}
            </Link>
            {' · '}
            <Link href={emailUrl} style={linkStyle}>
              {company.email}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { company } from '@/lib/site/company';

const font = 'Helvetica, Arial, "Noto Sans Thai", "Leelawadee UI", sans-serif';
const small = { fontSize: '14px', lineHeight: '1.6' };

/** The frame of every mail: language, preview line, heading, and who is writing. */
export function MailLayout(props: { locale: Locale; preview: string; heading: string; children: ReactNode }) {
  return (
    <Html lang={props.locale}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={{ fontFamily: font, fontSize: '16px', lineHeight: '1.6' }}>
        <Container style={{ maxWidth: '600px', padding: '16px' }}>
          <Heading as="h1" style={{ fontSize: '24px', lineHeight: '1.35' }}>
            {props.heading}
          </Heading>
          {props.children}
          <Hr />
          <Text style={small}>
            {company.legalName}
            <br />
            {company.address}
            <br />
            {company.phone} · {company.email}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

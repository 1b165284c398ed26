import { Text } from 'react-email';
import { agencyLocale } from '@/lib/company/agency';
import { company } from '@/lib/company/company';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { Facts } from './facts';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';
import { MailWords } from './mail-words';

type Words = {
  subject: string;
  heading: string;
  intro: string;
  facts: readonly (readonly [string, string])[];
};

/** Tells the agency, in its own language, what a visitor sent through a form. */
export async function letterToAgency(
  { subject, heading, intro, facts }: Words,
  visitor: { preview: string; email: string; locale: Locale },
): Promise<Letter> {
  const locale = agencyLocale();
  const [t, label] = await Promise.all([translator(locale, 'mail'), translator(locale, 'forms')]);
  const body = (
    <MailLayout locale={locale} preview={visitor.preview} heading={heading}>
      <Text>
        <MailWords text={intro} />
      </Text>
      <Facts facts={[...facts, [label('fields.language'), languageNames[visitor.locale]]]} />
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  return { subject, body, replyTo: visitor.email };
}

/** Confirms to a visitor, in the visitor's language, what was sent through a form and what happens next. */
export async function letterToVisitor(
  { subject, heading, intro, facts }: Words,
  visitor: { name: string; locale: Locale },
): Promise<Letter> {
  const t = await translator(visitor.locale, 'mail');
  const body = (
    <MailLayout locale={visitor.locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name: visitor.name })}</Text>
      <Text>
        <MailWords text={intro} />
      </Text>
      <Text>
        <MailWords text={t('inquiry.next')} />
      </Text>
      <Text>
        <MailWords text={t('inquiry.questions', { phone: company.phone })} />
      </Text>
      <Text>{t('inquiry.copy')}</Text>
      <Facts facts={facts} />
    </MailLayout>
  );
  return { subject, body };
}

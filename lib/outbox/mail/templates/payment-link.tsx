import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { cardGateway } from '@/lib/outside';
import { MailLink, MailText } from './mail-parts';

/** The agency's way to a card payment; nothing without one, or where the card gateway shows none. */
export async function paymentLink(payment: string | null | undefined) {
  const address = payment ? (await cardGateway()).addressOf(payment) : undefined;
  if (address === undefined) return null;
  const t = await translator(agencyLocale(), 'mail');
  return (
    <MailText>
      <MailLink href={address}>{t('cardPayment.open')}</MailLink>
    </MailText>
  );
}

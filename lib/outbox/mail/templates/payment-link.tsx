import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { cardGateway } from '@/lib/outside';
import { MailButton } from './mail-button';
import { MailLink, MailText } from './mail-parts';

/** The agency's way to a card payment, as the one thing to do or in running text; nothing without one, or where the card gateway shows none. */
export async function paymentLink(
  payment: string | null | undefined,
  look: 'button' | 'urgent' | 'link' = 'link',
) {
  const address = payment ? (await cardGateway()).addressOf(payment) : undefined;
  if (address === undefined) return null;
  const t = await translator(agencyLocale(), 'mail');
  if (look !== 'link')
    return <MailButton href={address} label={t('cardPayment.open')} isUrgent={look === 'urgent'} />;
  return (
    <MailText>
      <MailLink href={address}>{t('cardPayment.open')}</MailLink>
    </MailText>
  );
}

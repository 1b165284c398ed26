import { getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { linkMadeHere } from '@/lib/desk/desk-link';
import { isLocale } from '@/lib/i18n/locales';
import { appointmentPath } from '@/lib/site/order-path';
import { CopyLink } from './copy-link';
import { FoldedPart } from './folded-part';

type CustomerLinkProps = { reference: string; locale: string; isInquiry?: boolean };

/** Makes a link to the customer's page of an order, a quotation or an inquiry, and shows the one that was just made here. */
export async function CustomerLink({ reference, locale, isInquiry = false }: CustomerLinkProps) {
  const { link: words } = (await getMessages()).desk;
  const made = isLocale(locale)
    ? await linkMadeHere(reference, locale, isInquiry ? appointmentPath(reference) : undefined)
    : undefined;
  const part = isInquiry ? 'inquiries' : reference.startsWith('QT-') ? 'quotes' : 'orders';
  return (
    <FoldedPart title={words.title} isOpen={made !== undefined}>
      <p>{words.text}</p>
      {made && <CopyLink link={made} words={words} />}
      <PostForm action={`/api/desk/${part}/${reference}/link`}>
        <PostButton label={words.make} look={made ? 'ghost' : 'secondary'} />
      </PostForm>
    </FoldedPart>
  );
}

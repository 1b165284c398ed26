'use client';

import type { Messages } from 'next-intl';
import { AgreementLinks, type AgreementWords } from '@/components/forms/agreement-links';
import { SlipField } from '@/components/forms/slip-field';
import { useSlip } from '@/components/forms/use-slip';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { failureText } from '@/lib/i18n/failure-text';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { orderPath } from '@/lib/site/order-path';

type SlipFormProps = {
  reference: string;
  locale: Locale;
  /** Whether nobody asked for another slip, so that it need not be the first thing on the page. */
  isFolded: boolean;
  /** What the picture shows, and where it goes. */
  part?: 'slip' | 'certificate';
  words: Messages['orders']['slip'] &
    Pick<Messages['checkout']['slip'], 'label' | 'choose' | 'missing'> & {
      errors: Messages['errors'];
      /** Left out where another form beside it has them. */
      agreement?: AgreementWords;
    };
};

/** Sends another slip for an order, or the certificate of a tax that was kept back; a picture from a phone is made smaller first. It posts without JavaScript too. */
export function SlipForm({ reference, locale, isFolded, part = 'slip', words }: SlipFormProps) {
  const path = `/api/my-orders/${reference}/${part}s` as const;

  const upload = async (picture: Blob) => {
    const form = new FormData();
    form.set('slip', picture, 'slip');
    const sent = await post(path, form);
    if (sent.ok) {
      location.assign(`${localePath(locale, orderPath(reference))}?flash=${part}`);
      return undefined;
    }
    const otherwise = sent.error.code === 'conflict' ? words.closed : words.failed;
    return failureText(sent.error, words.errors, otherwise, 'slip');
  };
  const slip = useSlip({
    words: { missing: words.missing, problems: words.errors.fields },
    upload,
  });

  const form = (
    <form
      action={`${path}?locale=${locale}`}
      method="post"
      encType="multipart/form-data"
      onSubmit={slip.send}
      className="grid justify-items-start gap-4 *:w-full"
    >
      <p>{words.text}</p>
      <SlipField words={words} slip={slip} />
      {words.agreement && <AgreementLinks locale={locale} words={words.agreement} />}
      <SubmitButton isBusy={slip.isBusy} words={words} className="sm:w-auto!" />
    </form>
  );
  if (isFolded)
    return (
      <Fold title={words.title} className="border-ink border-t-2">
        {form}
      </Fold>
    );
  return <Part title={words.title}>{form}</Part>;
}

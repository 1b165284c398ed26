import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PageTitle } from '@/components/ui/heading';
import { DoneNotice } from '@/components/ui/notice';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { orderReference } from '@/lib/orders/order';
import { KeyField } from './key-field';

export async function generateMetadata(): Promise<Metadata> {
  const { orders } = await getMessages();
  return {
    title: withoutMarks(orders.erasure.title),
    description: withoutMarks(orders.metadata.description),
  };
}

/**
 * Where the address of an order proves that it asks to be erased: by the key that its mail's link has behind the #, or that is pasted from it.
 * Opening the page does nothing by itself, since programs open the links of mails too.
 */
export default async function ErasurePage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[reference]/erasure'>) {
  const { reference } = await params;
  if (!orderReference.safeParse(reference).success) notFound();
  const { erasure: words } = (await getMessages()).orders;
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-section">
      <PageTitle text={words.title} />
      {(await searchParams).flash === 'proved' ? (
        <DoneNotice text={words.proved} />
      ) : (
        <>
          <p className="section-lead">{fill(words.text, { reference })}</p>
          <PostForm
            action={`/api/my-orders/${reference}/erasure/proof`}
            className="flex max-w-[44rem] flex-wrap items-end gap-4"
          >
            <div className="min-w-64 grow">
              <KeyField words={words} />
            </div>
            <PostButton label={words.submit} look="primary" />
          </PostForm>
        </>
      )}
    </div>
  );
}

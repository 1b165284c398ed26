import { getLocale, getMessages } from 'next-intl/server';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import type { CardPage } from '@/lib/orders/card/own-card-page';

/** The other way to pay an order that waits for its money; while its page is open there is no other. */
export async function PayByCard({ reference, page }: { reference: string; page: CardPage }) {
  const { orders, forms } = await getMessages();
  const words = orders.pay.card;
  const path = `/api/my-orders/${reference}/card` as const;
  return (
    <Part title={page === 'none' ? words.title : words.openTitle} className="grid justify-items-start gap-4">
      <p>{words[page]}</p>
      {page === 'none' && <AgreementLinks locale={await getLocale()} words={forms.kit.agreement} />}
      {page !== 'complete' && (
        <div className="flex flex-wrap gap-4">
          <PostForm action={path}>
            {page === 'none' ? (
              <PostButton label={words.submit} />
            ) : (
              <PostButton label={words.again} look="primary" />
            )}
          </PostForm>
          {page === 'open' && (
            <PostForm action={`${path}/end`}>
              <PostButton label={words.end} look="ghost" />
            </PostForm>
          )}
        </div>
      )}
    </Part>
  );
}

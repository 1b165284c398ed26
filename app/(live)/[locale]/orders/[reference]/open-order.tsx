import type { Messages } from 'next-intl';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PageTitle } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import { LostKey } from '../lost-key';
import { KeyFromAddress } from './key-from-address';
import { KeyInput } from './key-input';

type OpenOrderProps = {
  reference: string;
  /** Whose keys they are. */
  api: '/api/my-orders' | '/api/quotes' | '/api/receipts';
  words: Pick<Messages['orders'], 'open' | 'lost'>;
};

/** For a browser without a key to an order, a quotation or a receipt: it takes the one from the address, or the one that is pasted, or sends for a new one. */
export function OpenOrder({ reference, api, words: { open, lost } }: OpenOrderProps) {
  return (
    <div className="wrap grid max-w-[52rem] gap-10 py-section">
      <div className="grid gap-4">
        <PageTitle text={fill(open.title, { reference })} />
        <KeyFromAddress
          api={`${api}/${reference}/key`}
          words={{ opening: open.opening, failed: open.failed }}
        />
        <p className="section-lead">{open.text}</p>
        <PostForm action={`${api}/${reference}/key`} className="flex max-w-[44rem] flex-wrap items-end gap-4">
          <div className="min-w-64 grow">
            <KeyInput words={open} />
          </div>
          <PostButton label={open.submit} look="primary" />
        </PostForm>
      </div>
      {/* The key to a receipt is that to its order. */}
      {api === '/api/receipts' ? (
        <LostKey api="/api/my-orders" words={lost} />
      ) : (
        <LostKey reference={reference} api={api} words={lost} />
      )}
    </div>
  );
}

import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { LinkButton } from '@/components/ui/link-button';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('paymentSuccess');
}

export default async function PaymentSuccessPage() {
  const words = (await getMessages())['payment-success'];
  return (
    <StatusBoard board="done" motif="tick" title={words.title}>
      <div className="grid max-w-words gap-4 py-6">
        <p className="sign-lead">{words.text}</p>
        <p>{words.note}</p>
        <p className="flex flex-wrap items-center gap-4">
          <LinkButton to="home" label={words.home} look="secondary" />
        </p>
      </div>
    </StatusBoard>
  );
}

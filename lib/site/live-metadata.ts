import 'server-only';
import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';

/** The `generateMetadata` of a live page that is about nothing in particular. */
export function liveMetadata(namespace: 'orders' | 'quotes' | 'portal' | 'sign-in') {
  return async (): Promise<Metadata> => {
    const { metadata } = (await getMessages())[namespace];
    return { title: withoutMarks(metadata.title), description: withoutMarks(metadata.description) };
  };
}

/** The metadata of a quotation or a receipt. */
export async function sheetMetadata(namespace: 'quotes' | 'receipts', number: string): Promise<Metadata> {
  const { heading, metadata } = (await getMessages())[namespace];
  return {
    // What a browser names the file after that it prints into.
    title: { absolute: withoutMarks(fill(heading, { reference: number })) },
    description: withoutMarks(metadata.description),
  };
}

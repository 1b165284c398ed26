import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { cookiesIn } from '@/lib/http/cookies';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { orderKey } from '@/lib/orders/order';
import { newOrderKey } from '@/lib/orders/order-key';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath, quotePath } from '@/lib/site/order-path';
import type { AtDesk } from './at-desk';
import type { DeskResult } from './desk-answer';

const answer = z.object({ added: z.boolean() });

/** How long the browser of the person who made a link shows it, in seconds. */
const maxAge = 600;

const cookieName = (reference: string) => `link-${reference}`;

const isQuote = (reference: string) => reference.startsWith('QT-');

/**
 * Draws a key for a link to the customer's page of an order, a quotation or an inquiry, which the person hands on. The database keeps its hash, and
 * the person's browser the key for ten minutes, so the link is shown and never stored.
 * @returns failure `not-found`
 */
export async function makeLinkAtDesk({
  reference,
  person,
  isInquiry = false,
}: AtDesk & { isInquiry?: boolean }): Promise<Result<DeskResult>> {
  const { key, hash } = newOrderKey();
  const { added } = await askDatabase(answer, 'add_desk_key', { reference, person, key_hash: hash });
  if (!added) return failure('not-found');
  return success({
    page: `${livePaths.desk}/${isInquiry ? 'inquiries' : isQuote(reference) ? 'quotes' : 'orders'}/${reference}`,
    flash: 'link',
    sets: [{ name: cookieName(reference), value: key, maxAge }],
  });
}

/** The link that this browser has made a moment ago; the key stands behind the #, which no browser sends on. */
export async function linkMadeHere(
  reference: string,
  locale: Locale,
  path = isQuote(reference) ? quotePath(reference) : orderPath(reference),
): Promise<string | undefined> {
  const key = orderKey.safeParse(cookiesIn((await cookies()).toString()).get(cookieName(reference)));
  return key.success ? `${env().siteUrl}${localePath(locale, path)}#${key.data}` : undefined;
}

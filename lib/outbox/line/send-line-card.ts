import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Delivery } from '@/lib/outbox/delivery';
import { notifier } from '@/lib/outside';
import { composeCard } from './compose-card';
import { boundLineGroup } from './line-group';

const claimedCard = z.object({ id: z.uuid(), locale: z.enum(locales), payload: z.json() });

/**
 * Shows a claimed card to the group that is bound now.
 * @param row a claimed row of the outbox whose event is `lineCardEvent`
 * @throws ZodError when the row is none of this release, DatabaseError
 */
export async function sendLineCard(row: unknown): Promise<Delivery> {
  const { id, locale, payload } = claimedCard.parse(row);
  const target = await notifier();
  const bound = await boundLineGroup();
  if (target.isOn && !bound) return { outcome: 'undeliverable', reason: 'no LINE group is bound' };
  const written = await composeCard(payload, locale, new Date());
  return target.send({ id, group: bound?.group ?? '', ...written });
}

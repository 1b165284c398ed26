import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { listHalts } from '@/lib/publishing/halts';
import { listPublications } from '@/lib/publishing/publications';
import { either, type Finding, look } from './finding';

/** Whether the newest publication came to something, and what of the shop is still halted. */
export async function publishingFindings(): Promise<Finding[]> {
  const [newest] = await listPublications();
  const { now } = await listHalts();
  const since = (halt: (typeof now)[number]) => `${halt.what} since ${dayInPattaya(halt.created_at)}`;
  return [
    either(
      newest?.state !== 'failed',
      'publishing',
      newest ? `publication ${newest.number} is ${newest.state}` : 'nothing was published at the desk',
      `publication ${newest?.number} failed (${newest?.reason}): mend that, then publish again at /desk/shop`,
    ),
    ...(now.length > 0 ? [look('publishing', `halted at /desk/shop: ${now.map(since).join(', ')}`)] : []),
  ];
}

import { z } from 'zod';
import { env } from '@/lib/env/env';
import { boundLineGroup } from '@/lib/outbox/line/line-group';
import { askWith, jsonOf, type Outside } from './ask';
import { either, type Finding, held, look, mend, ok } from './finding';

const webhook = z.object({ endpoint: z.string(), active: z.boolean() });
const quota = z.object({ type: z.string(), value: z.number().optional() });
const consumption = z.object({ totalUsage: z.number() });

/** From which part of the month's messages on somebody should hear of it. */
const muchOf = 0.8;

/** The channel, its webhook, the messages that are left, and the group. */
export async function lineFindings({ line }: Outside): Promise<Finding[]> {
  const { NOTIFY, LINE_CHANNEL_TOKEN: token = '', siteUrl } = env();
  if (NOTIFY !== 'line') return [look('LINE', 'is not in use: the team is told by mail alone')];
  const read = async <Shape extends z.ZodType>(path: string, shape: Shape) => {
    const answer = await askWith(token, `${line}/v2/bot/${path}`);
    return typeof answer === 'string' ? undefined : jsonOf(shape, answer);
  };
  const bot = await askWith(token, `${line}/v2/bot/info`);
  if (typeof bot === 'string') return [mend('LINE', `cannot be reached (${bot})`)];
  if (bot.status !== 200) return [mend('LINE_CHANNEL_TOKEN', `LINE does not take it (${bot.status})`)];
  return [
    ok('LINE_CHANNEL_TOKEN', 'is taken'),
    webhookFinding(`${siteUrl}/api/notify/line`, await read('channel/webhook/endpoint', webhook)),
    quotaFinding(await read('message/quota', quota), await read('message/quota/consumption', consumption)),
    ...(await held('LINE group', async () => [
      either(
        (await boundLineGroup()) !== undefined,
        'LINE group',
        'is bound',
        'none is bound: type what npm run line -- code prints in the team’s group',
      ),
    ])),
  ];
}

function webhookFinding(wanted: string, found: z.infer<typeof webhook> | undefined): Finding {
  if (found?.endpoint !== wanted) return mend('LINE webhook', `set the webhook address ${wanted}`);
  return either(found.active, 'LINE webhook', 'is set', 'is switched off: switch “Use webhook” on');
}

function quotaFinding(
  limit: z.infer<typeof quota> | undefined,
  used: z.infer<typeof consumption> | undefined,
): Finding {
  if (!limit || !used) return look('LINE messages', 'LINE does not say how many are left');
  if (limit.type === 'none' || limit.value === undefined) return ok('LINE messages', 'have no limit');
  const said = `${used.totalUsage} of ${limit.value} are used this month`;
  if (used.totalUsage >= limit.value)
    return mend('LINE messages', `${said}: none is left, take a larger plan`);
  return used.totalUsage < limit.value * muchOf ? ok('LINE messages', said) : look('LINE messages', said);
}

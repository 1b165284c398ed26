import 'server-only';
import { z } from 'zod';
import type { SlipChecker } from '../slip-checker';
import { askAboutSlip, bahtField, numbersIn, timeField, troubleOf } from './slip-service';

const found = z
  .object({
    success: z.literal(true),
    data: z.object({
      rawSlip: z.object({
        transRef: z.string(),
        date: timeField,
        amount: z.object({ amount: bahtField }),
        receiver: z.unknown(),
      }),
    }),
  })
  .transform(({ data: { rawSlip: slip } }) => ({
    number: slip.transRef,
    amount: slip.amount.amount,
    at: slip.date,
    receivers: numbersIn(slip.receiver),
  }));

const refused = z.object({ success: z.literal(false), error: z.object({ code: z.coerce.string() }) });

/** Asks EasySlip, version 2. Its own comparisons are not asked for. @param timeout in milliseconds */
export function openEasySlip({
  key,
  baseUrl = 'https://api.easyslip.com',
  timeout,
}: {
  key: string;
  baseUrl?: string;
  timeout?: number;
}): SlipChecker {
  const headers = { authorization: `Bearer ${key}` };
  return {
    asks: true,
    ask: ({ code }) =>
      askAboutSlip({
        url: `${baseUrl}/v2/verify/bank`,
        headers,
        body: { payload: code },
        found: (json) => found.safeParse(json).data,
        refusal: (json) => refused.safeParse(json).data?.error.code,
        timeout,
      }),
    trouble: () => troubleOf(`${baseUrl}/v2/info`, headers, timeout),
  };
}

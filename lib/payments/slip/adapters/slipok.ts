import 'server-only';
import { z } from 'zod';
import type { SlipChecker } from '../slip-checker';
import { askAboutSlip, bahtField, numbersIn, timeField, troubleOf } from './slip-service';

const found = z
  .object({
    success: z.literal(true),
    data: z.object({
      success: z.literal(true),
      transRef: z.string(),
      transTimestamp: timeField,
      amount: bahtField,
      receiver: z.unknown(),
    }),
  })
  .transform(({ data }) => ({
    number: data.transRef,
    amount: data.amount,
    at: data.transTimestamp,
    receivers: numbersIn(data.receiver),
  }));

const refused = z.object({ code: z.coerce.string(), message: z.string() });

/** Asks SlipOK, without its log, which would count a slip as used. @param timeout in milliseconds */
export function openSlipOk({
  key,
  branch,
  baseUrl = 'https://api.slipok.com',
  timeout,
}: {
  key: string;
  branch: string;
  baseUrl?: string;
  timeout?: number;
}): SlipChecker {
  const headers = { 'x-authorization': key };
  const url = `${baseUrl}/api/line/apikey/${branch}`;
  return {
    asks: true,
    ask: ({ code }) =>
      askAboutSlip({
        url,
        headers,
        body: { data: code },
        found: (json) => found.safeParse(json).data,
        refusal: (json) => refused.safeParse(json).data?.code,
        timeout,
      }),
    trouble: () => troubleOf(`${url}/quota`, headers, timeout),
  };
}

import 'server-only';
import { z } from 'zod';
import type { SlipChecker } from '../slip-checker';
import { askAboutSlip, bahtField, numbersIn, timeField, troubleOf } from './slip-service';

const slipFound = '200000';

const found = z
  .object({
    code: z.literal(slipFound),
    data: z.object({
      transRef: z.string(),
      dateTime: timeField,
      amount: bahtField,
      receiver: z.unknown(),
    }),
  })
  .transform(({ data }) => ({
    number: data.transRef,
    amount: data.amount,
    at: data.dateTime,
    receivers: numbersIn(data.receiver),
  }));

const refused = z.object({ code: z.string().refine((code) => code !== slipFound) });

/** Asks Slip2Go, version 1.2, without conditions of its own. @param timeout in milliseconds */
export function openSlip2Go({
  key,
  baseUrl = 'https://connect.slip2go.com',
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
        url: `${baseUrl}/api/verify-slip/qr-code/info`,
        headers,
        body: { payload: { qrCode: code } },
        found: (json) => found.safeParse(json).data,
        refusal: (json) => refused.safeParse(json).data?.code,
        timeout,
      }),
    trouble: () => troubleOf(`${baseUrl}/api/account/info`, headers, timeout),
  };
}

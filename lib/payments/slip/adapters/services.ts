import 'server-only';
import { z } from 'zod';
import type { FoundTransfer, SlipChecker } from '../slip-checker';
import { askAboutSlip, bahtField, numbersIn, timeField, troubleOf } from './slip-service';

const transfer = (number: string, at: Date, amount: number, receiver: unknown): FoundTransfer => ({
  number,
  at,
  amount,
  receivers: numbersIn(receiver),
});

const slip2GoFound = '200000';

type Access = { key: string; branch?: string };

/** One service that knows the transfers of Thai banks. */
type SlipService = {
  baseUrl: string;
  /** What is asked about a slip, and what only reads. */
  paths: (access: Access) => { slip: string; account: string };
  headers: (key: string) => Record<string, string>;
  body: (code: string) => object;
  found: z.ZodType<FoundTransfer>;
  /** The code with which an answer refuses the slip. */
  refused: z.ZodType<string>;
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const slipServices = {
  /** Version 2. Its own comparisons are not asked for. */
  easyslip: {
    baseUrl: 'https://api.easyslip.com',
    paths: () => ({ slip: '/v2/verify/bank', account: '/v2/info' }),
    headers: bearer,
    body: (payload) => ({ payload }),
    found: z
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
      .transform(({ data: { rawSlip: slip } }) =>
        transfer(slip.transRef, slip.date, slip.amount.amount, slip.receiver),
      ),
    refused: z
      .object({ success: z.literal(false), error: z.object({ code: z.coerce.string() }) })
      .transform(({ error }) => error.code),
  },
  /** Without its log, which would count a slip as used. */
  slipok: {
    baseUrl: 'https://api.slipok.com',
    paths: ({ branch }) => ({
      slip: `/api/line/apikey/${branch}`,
      account: `/api/line/apikey/${branch}/quota`,
    }),
    headers: (key) => ({ 'x-authorization': key }),
    body: (data) => ({ data }),
    found: z
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
      .transform(({ data }) => transfer(data.transRef, data.transTimestamp, data.amount, data.receiver)),
    refused: z.object({ code: z.coerce.string(), message: z.string() }).transform(({ code }) => code),
  },
  /** Version 1.2, without conditions of its own. */
  slip2go: {
    baseUrl: 'https://connect.slip2go.com',
    paths: () => ({ slip: '/api/verify-slip/qr-code/info', account: '/api/account/info' }),
    headers: bearer,
    body: (qrCode) => ({ payload: { qrCode } }),
    found: z
      .object({
        code: z.literal(slip2GoFound),
        data: z.object({
          transRef: z.string(),
          dateTime: timeField,
          amount: bahtField,
          receiver: z.unknown(),
        }),
      })
      .transform(({ data }) => transfer(data.transRef, data.dateTime, data.amount, data.receiver)),
    refused: z
      .object({ code: z.string().refine((code) => code !== slip2GoFound) })
      .transform(({ code }) => code),
  },
} as const satisfies Record<string, SlipService>;

/** Asks one of the services about slips. @param options `timeout` in milliseconds; SlipOK alone has a branch */
export function openSlipService(
  name: keyof typeof slipServices,
  options: Access & { baseUrl?: string; timeout?: number },
): SlipChecker {
  const { paths, headers, body, found, refused, baseUrl }: SlipService = slipServices[name];
  const { slip, account } = paths(options);
  const at = options.baseUrl ?? baseUrl;
  const keyed = headers(options.key);
  return {
    asks: true,
    ask: ({ code }) =>
      askAboutSlip({
        url: at + slip,
        headers: keyed,
        body: body(code),
        found: (json) => found.safeParse(json).data,
        refusal: (json) => refused.safeParse(json).data,
        timeout: options.timeout,
      }),
    trouble: () => troubleOf(at + account, keyed, options.timeout),
  };
}

import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from './listening';

export const serviceKey = 'a-key-of-the-stand-in-0123456789';
export const serviceBranch = '12345';

/** A transfer as the bank of the stand-in knows it; baht. */
export type KnownTransfer = { number: string; baht: number; at: string; account: string; proxy?: string };

type Fault =
  | { kind: 'status'; status: number; body?: object }
  /** The question is taken, and nothing more is heard. */
  | { kind: 'silence' }
  | { kind: 'words'; text: string };

type Answer = { status: number; body: object };

/** How one service is asked and how it answers, as far as that is published. */
type Manner = {
  path: string;
  account: string;
  isKnown: (headers: NodeJS.Dict<string | string[]>) => boolean;
  /** The code that is asked about; undefined for what the service would refuse. */
  codeIn: (json: unknown) => string | undefined;
  found: (transfer: KnownTransfer) => object;
  missing: Answer;
  malformed: Answer;
};

const bearer = (headers: NodeJS.Dict<string | string[]>) => headers.authorization === `Bearer ${serviceKey}`;

const side = ({ account, proxy }: KnownTransfer) => ({
  bank: { id: '004', name: 'ธนาคารกสิกรไทย', short: 'KBANK' },
  account: {
    name: { th: 'บจก. ตัวอย่าง', en: 'SAMPLE CO., LTD.' },
    bank: { type: 'BANKAC', account },
    ...(proxy && { proxy: { type: 'MSISDN', account: proxy } }),
  },
});

const sender = {
  bank: { id: '014' },
  account: { name: { th: 'นาย สมชาย จ' }, bank: { account: 'xxx-x-x1234-x' } },
};

export const manners = {
  easyslip: {
    path: '/v2/verify/bank',
    account: '/v2/info',
    isKnown: bearer,
    codeIn: (json) => z.strictObject({ payload: z.string().min(1).max(128) }).safeParse(json).data?.payload,
    found: (transfer) => ({
      success: true,
      data: {
        isDuplicate: false,
        matchedAccount: null,
        amountInSlip: transfer.baht,
        rawSlip: {
          payload: 'as asked',
          transRef: transfer.number,
          date: transfer.at,
          countryCode: 'TH',
          amount: { amount: transfer.baht, local: { amount: transfer.baht, currency: 'THB' } },
          fee: 0,
          sender,
          receiver: side(transfer),
        },
      },
      message: 'ok',
    }),
    missing: { status: 404, body: { success: false, error: { code: 'NOT_KNOWN', message: 'no such slip' } } },
    malformed: {
      status: 400,
      body: { success: false, error: { code: 'INVALID', message: 'invalid payload' } },
    },
  },
  slip2go: {
    path: '/api/verify-slip/qr-code/info',
    account: '/api/account/info',
    isKnown: bearer,
    codeIn: (json) =>
      z.strictObject({ payload: z.strictObject({ qrCode: z.string().min(1) }) }).safeParse(json).data?.payload
        .qrCode,
    found: (transfer) => ({
      code: '200000',
      message: 'Slip found',
      data: {
        referenceId: '1',
        decode: 'as asked',
        transRef: transfer.number,
        dateTime: transfer.at,
        amount: transfer.baht,
        ref1: null,
        receiver: {
          account: {
            name: 'บจก. ตัวอย่าง',
            bank: { account: transfer.account },
            proxy: { type: transfer.proxy ? 'MSISDN' : null, account: transfer.proxy ?? null },
          },
          bank: { id: '004', name: 'ธนาคารกสิกรไทย' },
        },
        sender,
      },
    }),
    missing: { status: 200, body: { code: '200404', message: 'Slip not found' } },
    malformed: { status: 400, body: { code: '400000', message: 'Bad request' } },
  },
  slipok: {
    path: `/api/line/apikey/${serviceBranch}`,
    account: `/api/line/apikey/${serviceBranch}/quota`,
    isKnown: (headers) => headers['x-authorization'] === serviceKey,
    codeIn: (json) => z.strictObject({ data: z.string().min(1) }).safeParse(json).data?.data,
    found: (transfer) => ({
      success: true,
      data: {
        success: true,
        transRef: transfer.number,
        transDate: '20261124',
        transTime: '10:00:00',
        transTimestamp: transfer.at,
        amount: transfer.baht,
        sendingBank: '014',
        receivingBank: '004',
        sender,
        receiver: {
          displayName: 'บจก. ตัวอย่าง',
          account: { value: transfer.account },
          proxy: { value: transfer.proxy ?? null },
        },
      },
    }),
    missing: { status: 400, body: { code: 1000, message: 'no such slip' } },
    malformed: { status: 400, body: { code: 1001, message: 'no data' } },
  },
} as const satisfies Record<string, Manner>;

export type SlipServiceStandIn = {
  baseUrl: string;
  /** What the bank knows, by the text of the code. */
  known: Map<string, KnownTransfer>;
  /** The codes that were asked about. */
  asked: string[];
  failNext: (fault: Fault) => void;
  close: () => void;
};

/** A stand-in for one of the services; it refuses a wrong path, method, key or body, as they do. */
export async function startSlipService(service: keyof typeof manners): Promise<SlipServiceStandIn> {
  const manner: Manner = manners[service];
  const known = new Map<string, KnownTransfer>();
  const asked: string[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const say = ({ status, body: said }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    const isAccount = request.method === 'GET' && request.url === manner.account;
    if (!isAccount && (request.method !== 'POST' || request.url !== manner.path))
      return say({ status: 404, body: {} });
    if (!manner.isKnown(request.headers)) return say({ status: 401, body: { message: 'unauthorized' } });
    const fault = faults.shift();
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'words') return response.writeHead(200).end(fault.text);
    if (fault) return say({ status: fault.status, body: fault.body ?? {} });
    if (isAccount) return say({ status: 200, body: { success: true, data: {} } });
    const code = manner.codeIn(
      request.headers['content-type'] === 'application/json' ? JSON.parse(body) : undefined,
    );
    if (code === undefined) return say(manner.malformed);
    asked.push(code);
    const transfer = known.get(code);
    return say(transfer ? { status: 200, body: manner.found(transfer) } : manner.missing);
  });
  const baseUrl = await listening(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl, known, asked, failNext: (fault) => faults.push(fault), close };
}

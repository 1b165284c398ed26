import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '../support/quotes-api';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { temporaryFolder } from '../support/temporary-folder';

const isMissing = spawnSync('ssconvert', ['--version']).error !== undefined;
if (isMissing)
  console.warn('Skipped: the workbook in a spreadsheet program: no ssconvert (apt-get install gnumeric)');

/** What a spreadsheet program reads in each sheet, as rows of cells. */
async function sheetsOf(workbook: Uint8Array): Promise<string[][][]> {
  const { folder, remove } = await temporaryFolder();
  const file = join(folder, 'month.xlsx');
  writeFileSync(file, workbook);
  execFileSync('ssconvert', ['-S', file, join(folder, '%n.csv')], { stdio: 'ignore' });
  const sheets = [0, 1, 2].map((number) =>
    readFileSync(join(folder, `${number}.csv`), 'utf8')
      .trim()
      .split('\n')
      .map((row) =>
        (row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []).map((cell) =>
          cell.replace(/,$/, '').replace(/^"|"$/g, ''),
        ),
      ),
  );
  await remove();
  return sheets;
}

describe.skipIf(isMissing)('the workbook of a month', () => {
  it('opens in a spreadsheet program with ids as text and amounts that add up to what was kept', async () => {
    const server = await openReceiptsApi(openServer);
    const { GET } = await import('@/app/api/desk/month/route');
    const { noteMoney } = await import('@/lib/orders/money');
    const { monthInPattaya } = await import('@/lib/desk/month');
    const [kept, back] = [await server.accepted(), await server.accepted('seo-local')];
    const noted = { reference: kept.reference, seen: 'awaiting-payment', person: staff } as const;
    await noteMoney({ ...noted, received: 0, amount: 19_900, number: '00123456' });
    await server.pay(kept.reference);
    await server.pay(back.reference);
    await server.setOrderStatus({ reference: back.reference, status: 'refunded', person: staff });
    await server.settlePapers(back.reference);
    await server.run(
      `update public.orders set customer_name = '=HYPERLINK("x")' where reference = '${back.reference}'`,
    );
    const ask = async (format: string, cookie: string) =>
      GET(
        new Request(
          `http://localhost:3000/api/desk/month?month=${monthInPattaya(new Date())}&format=${format}`,
          {
            headers: { 'sec-fetch-site': 'same-origin', cookie },
          },
        ),
        routeContext(),
      );
    const cookie = await server.staffCookie();
    expect([(await ask('xlsx', '')).status, (await ask('pdf', cookie)).status]).toEqual([403, 400]);
    const file = await ask('xlsx', cookie);
    expect(file.headers.get('content-disposition')).toMatch(/filename="20\d\d-\d\d\.xlsx"/);
    const [receipts = [], lines = [], money = []] = await sheetsOf(new Uint8Array(await file.arrayBuffer()));
    const sum = (rows: string[][], column: number) =>
      rows.slice(1).reduce((all, row) => all + Number(row[column]), 0);
    const price = 145_000;
    expect(receipts.slice(1).map((row) => row.slice(1, 4))).toEqual([
      [expect.stringMatching(/^RC-/), 'valid', ''],
      [expect.stringMatching(/^RC-/), 'void', ''],
    ]);
    expect([sum(receipts, 8), sum(lines, 5), sum(money, 4)]).toEqual([price, price, price]);
    expect(money.slice(1).map((row) => Number(row[4]))).toEqual([199, price - 199, 15_000, -15_000]);
    expect(money[1]).toEqual(expect.arrayContaining(['00123456', company.companyTaxId, '00000']));
    expect(company.companyTaxId).toMatch(/^0/);
    for (const [day] of [...lines.slice(1), ...money.slice(1)])
      expect(new Date(String(day)).getTime()).toBeGreaterThan(0);
    expect(lines.flat().join()).toContain('=HYPERLINK');
  });

  it('opens though nothing happened', async () => {
    await openServer();
    const { monthFile } = await import('@/lib/desk/desk-files');
    const file = await monthFile({ month: '2020-02', format: 'xlsx' });
    const sheets = file.ok && typeof file.data.content !== 'string' ? await sheetsOf(file.data.content) : [];
    expect(sheets.map((rows) => rows.length)).toEqual([1, 1, 1]);
  });
});

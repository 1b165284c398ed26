import { execFile } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { query, storedMails, storedOrders, storedSlips } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

function demo(dataFolder: string): Promise<{ said: string; error: string }> {
  const env = { ...process.env, ...neutralSettings, DATA_DIR: dataFolder };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'scripts/demo.ts'], { env }, (_failed, said, error) =>
      resolve({ said, error }),
    );
  });
}

it('the demo fills a site with orders in every state and inquiries, sends nothing, and leaves a live site alone', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  copyEmbeddedDatabase(folder);
  await demo(folder);
  const orders = await storedOrders(folder);
  expect(orders.map(({ status }) => status)).toEqual([
    'pending',
    'paid',
    'slip-wanted',
    'rejected',
    'pending',
  ]);
  expect(orders.every(({ slip_kind, customer_name }) => slip_kind === 'bank' && customer_name)).toBe(true);
  expect(await storedSlips(folder)).toHaveLength(5);
  expect(
    await query(
      folder,
      'select subject from (select fields->>$$subject$$ as subject from inquiries) as sent',
    ),
  ).toHaveLength(3);
  expect(await storedMails(folder)).toEqual([]);

  await query(
    folder,
    "insert into site_notes (name, value) values ('live site', 'https://www.agency-in-pattaya.com')",
  );
  expect((await demo(folder)).error).toContain('These are the rows of https://www.agency-in-pattaya.com');
  expect(await storedOrders(folder)).toHaveLength(5);
});

import { randomBytes } from 'node:crypto';
import { slipPicture } from '../support/images';
import type { Site } from '../support/running-site';
import { expect, test } from '../support/site';
import { storedMails, storedOrders, storedSlips } from '../support/stored';

type Acknowledged = { placed: Set<string>; completed: Set<string> };

/** Orders one after another until the server dies; notes what it acknowledged. */
async function orderUntilDeath(site: Site, slip: Blob, acknowledged: Acknowledged): Promise<void> {
  const headers = { origin: site.url };
  for (;;) {
    const key = randomBytes(16).toString('hex');
    const form = new FormData();
    for (const [name, value] of Object.entries({ key, locale: 'en', items: 'vps-starter', slip }))
      form.set(name, value);
    const placed = await (
      await fetch(`${site.url}/api/orders`, { method: 'POST', body: form, headers })
    ).json();
    acknowledged.placed.add(placed.data.reference);
    const body = JSON.stringify({
      key,
      name: 'A',
      // One address gets few mails that strangers cause.
      email: `${key}@example.com`,
      phone: '0812345678',
      address: 'B',
    });
    const completed = await (
      await fetch(`${site.url}/api/orders/${placed.data.id}/customer`, { method: 'POST', body, headers })
    ).json();
    acknowledged.completed.add(completed.data.reference);
  }
}

test('a server killed in the middle of many orders loses none that it acknowledged and mails none twice', async ({
  site,
}) => {
  const slip = new Blob([Uint8Array.from(await slipPicture({ width: 200, height: 300 }).png().toBuffer())]);
  const acknowledged: Acknowledged = { placed: new Set(), completed: new Set() };
  for (const maxAtOnce of [3, 6]) {
    const seen = acknowledged.completed.size;
    const buyers = Array.from({ length: maxAtOnce }, () => orderUntilDeath(site, slip, acknowledged));
    const allDied = Promise.allSettled(buyers);
    await expect.poll(() => acknowledged.completed.size, { intervals: [20] }).toBeGreaterThan(seen + 10);
    await site.kill();
    await allDied;
    await site.start();
  }
  const mailCount = async () => (await storedMails(site.dataFolder)).length;
  await expect.poll(mailCount).toBeGreaterThanOrEqual(acknowledged.completed.size * 2);
  await site.stop();

  const orders = await storedOrders(site.dataFolder);
  const complete = orders.filter((order) => order.completed_at).map((order) => order.reference);
  // An order that was stored as the server died was acknowledged to nobody, and yet has its mails due.
  await site.start();
  await expect.poll(mailCount).toBeGreaterThanOrEqual(complete.length * 2);
  await site.stop();

  const references = new Set(orders.map((order) => order.reference));
  expect([...acknowledged.placed].filter((reference) => !references.has(reference))).toEqual([]);
  expect([...acknowledged.completed].filter((reference) => !complete.includes(reference))).toEqual([]);

  const slips = new Set(await storedSlips(site.dataFolder));
  expect(orders.filter((order) => !slips.has(order.payment_slip_path))).toEqual([]);
  const mails = (await storedMails(site.dataFolder)).map(
    (mail) => `${mail.event} ${/PT-\w{6}/.exec(mail.subject ?? '')}`,
  );
  const due = complete.flatMap((reference) => [`order-agency ${reference}`, `order-customer ${reference}`]);
  expect(mails.sort()).toEqual(due.sort());
});

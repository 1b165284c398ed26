import { describe, expect, it } from 'vitest';
import { cookieOf } from '../support/my-orders-api';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { openServer } from '../support/server';

type Api = Awaited<ReturnType<typeof openQuotesApi>>;

const visited = quoteFields({ items: 'network-installation,seo-local' });

/** The latest mail of an event, as text. */
async function mailOf(server: Api, event: string): Promise<string> {
  const { mails } = await server.stored();
  return mails.findLast((mail) => mail.event === event)?.text ?? '';
}

/** Asks for a quotation of a priced item and accepts it. */
async function accept(server: Api): Promise<void> {
  const asked = await server.ask();
  await server.accept(asked.body.data.number, cookieOf(asked), { version: 1, method: 'promptpay' });
}

describe('what the mails of a quotation promise', () => {
  it('is a visit, where the price needs one, and no price within a day', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask(visited);
    const customer = await mailOf(server, 'quote-customer');
    expect(customer).toMatch(/For Network Installation .* visit within 3 working days/);
    expect(customer).toContain('2 working days after the visit');
    expect(customer).not.toMatch(/email it to you within 24 hours/);
    expect(await mailOf(server, 'quote-agency')).toContain('the visit within 3 working days');
  });

  it('is no total, no last day and no final price while one is missing', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask(visited);
    const customer = await mailOf(server, 'quote-customer');
    expect(customer).toContain('Local SEO (per month)');
    expect(customer).not.toMatch(/^Total|Prices are final|Due|valid until/im);
    expect(await mailOf(server, 'quote-agency')).not.toMatch(/^Total|Valid until/m);
  });

  it('is to be paid on acceptance, not with an order that nobody has placed', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask(quoteFields({ items: 'seo-local' }));
    const customer = await mailOf(server, 'quote-customer');
    expect(customer).toMatch(/● Quoted\s+○ Accepted\s+○ Paid/);
    expect(customer).toContain('Prices are final');
  });

  it('names only the ways to pay that are open here', async () => {
    const server = await openQuotesApi(openServer);
    await accept(server);
    expect(await mailOf(server, 'order-status')).toContain('by PromptPay, and send any');
  });

  it('names bank transfer once there is an account for it', async () => {
    const account = 'Bangkok Bank, 123-4-56789-0, Bay Signal Co. Ltd., BKKBTHBK';
    const server = await openQuotesApi(openServer, { BANK_ACCOUNT: account });
    await accept(server);
    expect(await mailOf(server, 'order-status')).toContain('by PromptPay or bank transfer');
  });

  it('goes to the address of the one who asked', async () => {
    const server = await openQuotesApi(openServer);
    await server.ask(visited);
    const { mails } = await server.stored();
    expect(mails.find(({ event }) => event === 'quote-customer')?.to?.[0]?.address).toBe(company.email);
  });
});

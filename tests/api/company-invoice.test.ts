import { describe, expect, it } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { openServer } from '../support/server';

const company = {
  companyName: 'บริษัท วิวทะเล จำกัด',
  companyTaxId: '0-1055-56000-00-9',
  companyBranch: '00012',
};

describe('an order that is to be invoiced to a company', () => {
  async function placedOrder() {
    const server = await openOrdersApi(openServer);
    const { id } = (await server.place(await cart({ locale: 'nl' }))).body.data;
    const complete = async (changes: object) =>
      (await server.complete(id, { key, ...details, ...changes })).status;
    return { server, id, complete };
  }

  it('keeps name, tax id and branch, and both mails name them', async () => {
    const { server, complete } = await placedOrder();
    expect(await complete(company)).toBe(200);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      { company_name: company.companyName, company_tax_id: '0105556000009', company_branch: '00012' },
    ]);
    const [toAgency, toCustomer] = ['order-agency', 'order-customer'].map(
      (event) => mails.find((mail) => mail.event === event)?.text,
    );
    expect(toCustomer).toContain(`Factuur aan: ${company.companyName}`);
    expect(toCustomer).toContain('Fiscaal nummer: 0105556000009');
    expect(toCustomer).toContain('Vestiging: 00012');
    expect(toAgency).toContain(`Company to be invoiced: ${company.companyName}`);
    expect(toAgency).toContain('Tax ID: 0105556000009');
    expect(toAgency).toContain('Branch: 00012');
  });

  it('is the head office’s where no branch is named', async () => {
    const { server, complete } = await placedOrder();
    await complete({ ...company, companyBranch: '' });
    const { orders, mails } = await server.stored();
    expect(orders[0]?.company_branch).toBe('head-office');
    expect(mails.find((mail) => mail.event === 'order-customer')?.text).toContain('Vestiging: Hoofdkantoor');
  });

  it('keeps and mails nothing of a company where none was named', async () => {
    const { server, complete } = await placedOrder();
    expect(await complete({ companyName: ' ', companyTaxId: '', companyBranch: '' })).toBe(200);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ company_name: null, company_tax_id: null, company_branch: null }]);
    for (const mail of mails)
      expect(mail.text).not.toMatch(/invoiced|Factuur aan|Tax ID:|Fiscaal nummer:|null/);
  });

  it('is refused with a wrong tax id, or half a company, and stays as it was', async () => {
    const { server, id } = await placedOrder();
    const cases = [
      [{ ...company, companyTaxId: '0105556000008' }, { companyTaxId: 'tax-id' }],
      [{ ...company, companyBranch: '7' }, { companyBranch: 'branch' }],
      [{ companyName: company.companyName }, { companyTaxId: 'required' }],
      [{ companyBranch: '00001' }, { companyName: 'required', companyTaxId: 'required' }],
    ] as const;
    for (const [changes, fields] of cases) {
      const answer = await server.complete(id, { key, ...details, ...changes });
      expect([answer.status, answer.body.error.fields]).toEqual([422, fields]);
    }
    const { orders, mails } = await server.stored();
    expect([orders[0]?.customer_name, orders[0]?.company_name, mails]).toEqual([null, null, []]);
  });

  it('takes the same company again, however its tax id is written, and no other one', async () => {
    const { server, complete } = await placedOrder();
    expect(await complete(company)).toBe(200);
    expect(await complete({ ...company, companyTaxId: '0105556000009' })).toBe(200);
    expect(await complete({ ...company, companyName: 'Other Co., Ltd.' })).toBe(409);
    expect(await complete({ ...company, companyBranch: '' })).toBe(409);
    expect(await complete({})).toBe(409);
    const { orders, mails } = await server.stored();
    expect([orders[0]?.company_name, orders[0]?.company_branch, mails.length]).toEqual([
      company.companyName,
      '00012',
      2,
    ]);
  });

  it('cannot be claimed by whoever has not its key, as if it did not exist', async () => {
    const { server, id } = await placedOrder();
    const strange = { ...details, ...company, key: 'f'.repeat(32) };
    const unknown = await server.complete(crypto.randomUUID(), strange);
    expect(unknown.status).toBe(404);
    expect(await server.complete(id, strange)).toEqual(unknown);
    const { orders, mails } = await server.stored();
    expect([orders[0]?.company_name, mails]).toEqual([null, []]);
  });
});

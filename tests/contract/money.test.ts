import { expect, it } from 'vitest';
import { emptyEmbeddedDatabase } from '../support/embedded-database';
import { ordersOf } from '../support/identity-sql';

it('is whole satang in every table', async () => {
  const { query } = await emptyEmbeddedDatabase();
  const money = await query<{ kind: string }>(
    `select distinct data_type as kind from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and (data_type in ('numeric', 'money', 'real', 'double precision')
           or column_name in ('amount', 'withheld', 'discount', 'net', 'vat', 'gross') and data_type <> 'text')`,
  );
  expect(money).toEqual([{ kind: 'bigint' }]);
});

it('is baht where people read orders', async () => {
  const { query } = await emptyEmbeddedDatabase();
  await query(ordersOf('malee@example.com', ['PT-TEST22']));
  await query('update public.orders set amount = 99950, withheld = 2999');
  for (const [way, amount] of [
    ['came', 99951],
    ['back', -20005],
  ])
    await query(
      `insert into public.order_money (order_id, way, amount, method, actor) select id, '${way}', ${amount}, 'transfer', 'agency' from public.orders`,
    );
  const columns = 'reference, amount, received, refunded, withheld';
  expect(await query(`select ${columns} from public.orders_in_baht`)).toEqual([
    { reference: 'PT-TEST22', amount: '999.50', received: '999.51', refunded: '200.05', withheld: '29.99' },
  ]);
});

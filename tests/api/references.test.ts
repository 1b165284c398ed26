import { beforeEach, expect, it } from 'vitest';
import { describeOnSupabase } from '../support/server';

describeOnSupabase('a reference that another has already', (open, standIn) => {
  beforeEach(() =>
    standIn().postgrest.run(`create sequence if not exists public.draws; alter sequence public.draws restart;
      create or replace function public.draw_reference() returns text language sql set search_path = '' as
        $$ select case when nextval('public.draws') <= 2 then 'PT-AAAAAA' else 'PT-BBBBBB' end $$;`),
  );

  const line = { id: 'seo-local', name: 'SEO', name_en: 'SEO', type: 'seo', period: 'month', price: 100 };
  const order = (key: string) => ({
    idempotency_key: key,
    locale: 'en',
    lines: [line],
    payment_slip_path: `${key}.png`,
    slip_sha256: key,
    slip_kind: 'none',
    slip_bank: null,
    slip_reference: null,
  });
  const inquiry = (key: string) => ({
    idempotency_key: key,
    kind: 'contact',
    locale: 'en',
    fields: {},
    mails: [],
  });

  it.each([
    ['place_order', 'an order with a slip', order],
    ['open_card_order', 'an order by card', order],
    ['submit_inquiry', 'an inquiry', inquiry],
  ] as const)('is drawn again by %s for %s', async (name, _what, args) => {
    await open();
    const { database } = await import('@/lib/outside');
    const opened = await database();
    expect(await opened.call(name, args('1'))).toMatchObject({ reference: 'PT-AAAAAA' });
    expect(await opened.call(name, args('2'))).toMatchObject({ reference: 'PT-BBBBBB' });
  });
});

/** SQL that places orders of an address, the first one the oldest; every three were placed in one moment. */
export function ordersOf(email: string, references: readonly string[]): string {
  const rows = references.map(
    (reference, index) =>
      `('${reference}', 10000, '[{"id":"seo","name":"SEO","name_en":"SEO","type":"seo","period":"once","price":10000}]', 'th',
        '${reference}', 'Somebody', '${email}', '0812345678', '1 Soi 6', '${reference}.png',
        now() - interval '1 day' + interval '1 minute' * ${Math.floor(index / 3)}, now())`,
  );
  return `insert into public.orders (reference, amount, lines, locale, idempotency_key, customer_name, customer_email, customer_phone,
      customer_address, payment_slip_path, created_at, completed_at) values ${rows.join(', ')}`;
}

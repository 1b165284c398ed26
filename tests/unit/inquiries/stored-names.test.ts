import { expect, it } from 'vitest';
import { businessCard } from '@/lib/inquiries/business-card';
import { clearNames, serverAccess } from '@/lib/inquiries/server-access';
import { fromStoredNames, toStoredNames } from '@/lib/inquiries/stored-names';

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

it('server access is stored under the agreed names', () => {
  expect(Object.keys(toStoredNames(named(serverAccess.keyof().options))).join(' ')).toBe(
    'client_name project_name website_url cpanel_url cpanel_username cpanel_password ftp_host ftp_username ftp_password hosting_provider hosting_username hosting_password hosting_account_id domain_registrar domain_username domain_password additional_info',
  );
});

it('what is mailed finds its way back to the names of its form', () => {
  for (const names of [businessCard.keyof().options, clearNames])
    expect(fromStoredNames(toStoredNames(named(names)))).toEqual(named(names));
});

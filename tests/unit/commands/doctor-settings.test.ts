import { describe, expect, it } from 'vitest';
import { settingFindings } from '@/scripts/commands/doctor/settings';
import { liveSettings } from '../../support/live-settings';
import { realCompany } from '../../support/real-company';

const toMend = (settings: Record<string, string>, company: object = realCompany) =>
  settingFindings(settings, company)
    .filter(({ state }) => state === 'mend')
    .map(({ name, say }) => `${name}: ${say}`);

const supabase = {
  DATABASE: 'supabase',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};

describe('what the settings tell by themselves', () => {
  it('leaves nothing to mend for whoever sets what docs/settings.md names', () => {
    expect(toMend(liveSettings)).toEqual([]);
    expect(toMend({ ...liveSettings, ...supabase })).toEqual([]);
    expect(settingFindings(liveSettings, realCompany)[0]).toMatchObject({ state: 'ok', name: 'settings' });
  });

  it('leaves nothing to mend on a developer’s machine, samples included', () => {
    expect(settingFindings({}).map(({ state }) => state)).toEqual(['ok']);
  });

  it('wants the real company before receipts are issued live, and lets a trial be looked at', () => {
    const own = { ...liveSettings, DOCUMENTS: 'own' };
    expect(toMend(own)).toEqual([]);
    const invented = { ...realCompany, company: { ...realCompany.company, taxId: '0000000000001' } };
    expect(toMend(own, invented)).toContainEqual(expect.stringMatching(/^DOCUMENTS: own would issue/));
    expect(settingFindings({ DOCUMENTS: 'own' }, invented)).toContainEqual(
      expect.objectContaining({ state: 'look', name: 'DOCUMENTS' }),
    );
  });

  it('says which name is likely meant by one of the same service, and lets others be', () => {
    const { RESEND_API_KEY: _missing, ...rest } = liveSettings;
    const settings = { ...rest, RESEND_KEY: 're_x', HOME: '/root', MAILTO: 'x', SUPABASE_LIVE_URL: 'x' };
    expect(settingFindings(settings, realCompany).filter(({ name }) => name !== 'PROMPTPAY_ID')).toEqual([
      { state: 'look', name: 'RESEND_KEY', say: expect.stringContaining('is RESEND_API_KEY meant?') },
      { state: 'mend', name: 'RESEND_API_KEY', say: 'required by MAIL=resend' },
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['a sample name', { legalName: 'Bay Signal Co., Ltd. (sample)' }, /company\.legalName still says/],
    ['a tax id that nobody has', { taxId: '0000000000001' }, /company\.taxId is 0000000000001/],
    ['a sample phone', { phone: '+66 38 000 000' }, /company\.phone still says/],
  ])('names %s of the company where the site is live', (_what, changes, line) => {
    const company = { ...realCompany, company: { ...realCompany.company, ...changes } };
    expect(toMend(liveSettings, company)).toEqual([expect.stringMatching(line)]);
    expect(toMend({}, company)).toEqual([]);
  });

  it('lets a person judge a mobile number as receiver', () => {
    const found = settingFindings({ ...liveSettings, PROMPTPAY_ID: '0812345678' }, realCompany);
    expect(found.filter(({ state }) => state === 'look')).toMatchObject([{ name: 'PROMPTPAY_ID' }]);
  });

  it('never repeats a secret', () => {
    const said = JSON.stringify(
      settingFindings({ ...liveSettings, RESEND_API_KEY: 'junk-secret', CRON_SECRET: 'tiny' }),
    );
    expect(said).not.toMatch(/junk-secret|tiny/);
  });
});

import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { neutralSettings } from '../../support/neutral-settings.mjs';

/** The first step of `npm run build`, with nothing set but what is given. */
function checkBuild(settings: Record<string, string>): Promise<{ isRefused: boolean; said: string }> {
  const env = { ...process.env, ...neutralSettings, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'scripts/commands/doctor.ts', '--build'],
      { env },
      (error, out, said) => resolve({ isRefused: error !== null, said: out + said }),
    );
  });
}

describe('the first step of a build', () => {
  it('refuses what Vercel would put live with nothing set, and names settings and samples', async () => {
    const { isRefused, said } = await checkBuild({ VERCEL: '1', VERCEL_ENV: 'production' });
    expect(isRefused).toBe(true);
    for (const name of ['SITE_URL', 'PROMPTPAY_ID', 'DATABASE', 'company.legalName', 'the plan must be Pro'])
      expect(said).toContain(`${name}`);
  });

  it('refuses samples alone where the secrets are elsewhere', async () => {
    const { isRefused, said } = await checkBuild({ SITE_URL: 'https://www.agency.com', BUILD_APART: 'yes' });
    expect(isRefused).toBe(true);
    expect(said).toContain('company.taxId');
    expect(said).not.toContain('PROMPTPAY_ID');
  });

  it('says nothing of a build for this machine', async () => {
    expect(await checkBuild({})).toMatchObject({ isRefused: false });
  });
});

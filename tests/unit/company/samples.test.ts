import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisions } from '@/lib/company/company';
import { documentProblems, sampleProblems } from '@/lib/company/samples';
import { realCompany as real } from '../../support/real-company';

it('keeps a live site from receipts of an invented company, and from no others', () => {
  expect(documentProblems('own')).toEqual([expect.stringMatching(/^DOCUMENTS: own would issue receipts/)]);
  expect(documentProblems('none')).toEqual([]);
  const decisions = { websiteHosting: { sample: 3600 } };
  expect(documentProblems('own', { ...real, decisions })).toEqual([]);
});

describe('what a live site may not say', () => {
  it('is nothing where all is real or undecided', () => {
    expect(sampleProblems(real)).toEqual([]);
  });

  it.each([
    ['a name', { legalName: 'Bay Signal Co., Ltd. (sample)' }, 'company.legalName still says'],
    ['an address that nobody has', { email: 'hello@bay-signal.example' }, 'company.email still says'],
    ['a chat id', { lineId: '@bay-signal-sample' }, 'company.lineId still says'],
    ['a phone number', { phone: '+66 38 000 000' }, 'company.phone still says'],
    ['a tax id without a province', { taxId: '0000000000001' }, 'company.taxId is 0000000000001'],
    ['a tax id with a wrong check digit', { taxId: '0105556000008' }, 'company.taxId is 0105556000008'],
  ])('is the sample of %s', (_what, sample, said) => {
    expect(sampleProblems({ ...real, company: { ...real.company, ...sample } })).toEqual([
      expect.stringContaining(`lib/company/company.ts: ${said}`),
    ]);
  });

  it('is a decision that is still the sample, and an invented customer', () => {
    const decisions = { ...real.decisions, websiteHosting: { sample: 3600 } };
    const testimonials = { bar: { ...real.testimonials.bar, isSample: true } };
    expect(sampleProblems({ ...real, decisions, testimonials })).toEqual([
      'lib/company/company.ts: decisions.websiteHosting is still the sample; decide it, or set it to undefined',
      'lib/company/praise.ts: testimonials.bar is still an invented customer',
    ]);
  });

  it('is, as shipped, every sample that docs/going-live.md lists', () => {
    const said = sampleProblems().join('\n');
    for (const name of ['legalName', 'taxId', 'email', 'phone', 'address', 'lineId', 'whatsApp', 'mapUrl'])
      expect(said).toContain(`company.${name} `);
    for (const name of ['websiteHosting', 'serverSupport', 'spokenLanguages', 'termsVersion'])
      expect(said).toContain(`decisions.${name} `);
  });
});

it('docs/going-live.md lists every decision of the owner', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8');
  const listed = guide.slice(guide.indexOf('## What you decide'));
  const missing = Object.keys(decisions).filter((name) => !listed.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

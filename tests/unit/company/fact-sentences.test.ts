import { describe, expect, it } from 'vitest';
import { decisions } from '@/lib/company/company';
import { sentencesIn } from '@/lib/company/fact-sentences';
import { locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';

const asked = ['cameraMakes', 'accountingProgram', 'payInParts', 'nights', 'answeredIn'] as const;

describe.each(locales)('what buyers ask, in %s', (locale) => {
  it('is answered with what is so while the owner has not decided, and with the decision after that', async () => {
    const words = await loadNamespace(locale, 'facts');
    const open = sentencesIn(locale, words, decisions);
    const set = sentencesIn(locale, words, {
      ...decisions,
      cameraBrands: ['Lens & Co', 'Dome'],
      accountingProduct: 'Ledger 5',
      deposit: 40,
      nightFee: 1500,
      writtenLanguages: undefined,
    });
    for (const name of asked) {
      expect(open[name], name).toMatch(/\S/);
      expect(set[name], name).not.toBe(open[name]);
    }
    expect(JSON.stringify([open, set])).not.toMatch(/[{][a-z]+[}]/i);
    const [makes, program, parts, nights] = asked.map((name) => set[name]);
    expect(makes).toContain('Lens & Co');
    expect(program).toContain('Ledger 5');
    expect(parts).toMatch(/40\s?%/);
    expect(nights).toMatch(/1[.,]500/);
  });
});

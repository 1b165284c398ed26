import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { withSoftHyphens } from '@/lib/i18n/long-words';
import { textsOf } from '../../support/message-texts';

const softHyphen = '\u00ad';

describe('long words of headings', () => {
  it('are divided where a reader would, capital or not', () => {
    expect(withSoftHyphens('Fragen zu Netzwerkproblemen')).toBe(`Fragen zu Netzwerk${softHyphen}problemen`);
    expect(withSoftHyphens('Videoüberwachung Basis')).toBe(
      `Video${softHyphen}über${softHyphen}wachung Basis`,
    );
    expect(withSoftHyphens('AI Recommendations')).toBe(`AI Recommen${softHyphen}dations`);
    expect(withSoftHyphens('Your shop sign')).toBe('Your shop sign');
  });

  it.each(locales)('can all be divided in %s', async (locale) => {
    const headings = [...(await textsOf(locale))].filter(
      ([key]) =>
        (key.endsWith('.title') && !/^mail\.|\.metadata\./.test(key)) ||
        /^catalog\.items\..*\.name$/.test(key),
    );
    expect(headings.length).toBeGreaterThan(300);
    const whole = headings.flatMap(
      ([, text]) => withSoftHyphens(text).match(/\p{Script=Latin}{15,}/gu) ?? [],
    );
    expect(whole).toEqual([]);
  });

  it.each(locales)(
    'can be divided earlier in %s on boards that hang two in a row on a phone',
    async (locale) => {
      const names = [...(await textsOf(locale))].filter(([key]) =>
        /(\.related|home\.features)\.items\..*\.title$/.test(key),
      );
      expect(names.length).toBeGreaterThan(40);
      const whole = names.flatMap(([, text]) => withSoftHyphens(text).match(/\p{Script=Latin}{11,}/gu) ?? []);
      expect(whole).toEqual([]);
    },
  );

  it.each(locales)('are whole in the messages in %s, since mails and names need them so', async (locale) => {
    expect([...(await textsOf(locale))].filter(([, text]) => text.includes(softHyphen))).toEqual([]);
  });
});

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { searchOver } from '@/lib/machine-readable/search/find-entries';
import { makeSearchIndex } from '@/lib/machine-readable/search/make-search-index';

/** What people type who know neither our names nor the dictionary, and the page that they look for. */
const typed: Record<Locale, readonly [string, string][]> = {
  en: [
    ['webiste', '/services'],
    ['web desing', '/services'],
    ['cctv camra', '/cctv'],
    ['burgler alarm', '/alarm-systems'],
    ['bussiness cards', '/business-cards'],
    ['acounting', '/accounting'],
    ['chat gpt', '/aeo'],
    ['recover deleted photos', '/data-recovery'],
    ['sign in', '/client-login'],
    ['refund', '/terms'],
    ['walking street', '/nightlife-guide'],
  ],
  de: [
    ['Internetseite', '/de/services'],
    ['Überwachungskammera', '/de/cctv'],
    ['uberwachungskamera', '/de/cctv'],
    ['Visitenkarte', '/de/business-cards'],
    ['Kassensytem', '/de/pos'],
    ['Buchhaltng', '/de/accounting'],
    ['Festplate', '/de/data-recovery'],
    ['einlogen', '/de/client-login'],
    ['Erstatung', '/de/terms'],
  ],
  es: [
    ['pagina web', '/es/services'],
    ['pájina web', '/es/services'],
    ['camaras seguridad', '/es/cctv'],
    ['posisionamiento', '/es/seo'],
    ['tarjetas de visita', '/es/business-cards'],
    ['contavilidad', '/es/accounting'],
    ['disco duro', '/es/data-recovery'],
    ['contrasena', '/es/server-access'],
    ['reenbolso', '/es/terms'],
  ],
  nl: [
    ['webpagina', '/nl/services'],
    ['beveiligings camera', '/nl/cctv'],
    ['visitekaartje', '/nl/business-cards'],
    ['kasa', '/nl/pos'],
    ['boekhoudig', '/nl/accounting'],
    ['harde schijf', '/nl/data-recovery'],
    ['inlogen', '/nl/client-login'],
    ['terug betaling', '/nl/terms'],
  ],
  th: [
    ['ทำเวป', '/th/services'],
    ['เว็ปไซต์', '/th/services'],
    ['รับทำเว็บไซต์ร้านอาหาร', '/th/services'],
    ['กล้องวงจรปิด', '/th/cctv'],
    ['กลองวงจรปิด', '/th/cctv'],
    ['นามบัต', '/th/business-cards'],
    ['โปรแกรมบันชี', '/th/accounting'],
    ['ซ่อมโน้ตบุค', '/th/computer-repairs'],
    ['กู้ข้อมูล', '/th/data-recovery'],
    ['ล็อคอิน', '/th/client-login'],
    ['คืนเงิน', '/th/terms'],
    ['เฟสบุค', '/th/social-media-services'],
  ],
};

describe.each(locales)('the search in %s', (locale) => {
  const index = makeSearchIndex(locale);
  const firstThree = async (words: string) => {
    const { entries } = await index;
    return searchOver(entries, locale)(words, 3);
  };

  it('finds each page and each package among the first three by its name', async () => {
    const { entries } = await index;
    const missed: string[] = [];
    for (const entry of entries.filter(({ kind }) => kind !== 'question'))
      if (!(await firstThree(entry.title)).includes(entry)) missed.push(entry.title);
    expect(missed).toEqual([]);
  });

  it('finds each page among the first three by what else people call it', async () => {
    const { entries } = await index;
    const missed: string[] = [];
    for (const entry of entries.filter(({ kind }) => kind === 'page'))
      for (const term of entry.terms ?? [])
        if (!(await firstThree(term)).some(({ href }) => href.split('#')[0] === entry.href))
          missed.push(`${term} → ${entry.href}`);
    expect(missed).toEqual([]);
  });

  it.each(typed[locale])('leads from “%s” to %s', async (words, href) => {
    expect((await firstThree(words)).map((entry) => entry.href.split('#')[0])).toContain(href);
  });

  it('finds nothing where nothing fits', async () => {
    expect(await firstThree('qqqqzzzzxxxx')).toEqual([]);
    expect(await firstThree('  ')).toEqual([]);
  });

  it('says of a page what it costs, and of a question which page answers it', async () => {
    const { entries } = await index;
    const cctv = entries.find(({ href }) => href.endsWith('/cctv'));
    expect(cctv?.note).toContain('฿25');
    expect(cctv?.sign?.board).toBe('tech');
    const asked = entries.find(({ kind, href }) => kind === 'question' && href.includes('/cctv#'));
    expect([asked?.note, asked?.sign]).toEqual([cctv?.title, cctv?.sign]);
  });

  it('weighs no more than 25 KB', async () => {
    expect(brotliCompressSync(JSON.stringify(await index)).length).toBeLessThan(25 * 1024);
  });
});

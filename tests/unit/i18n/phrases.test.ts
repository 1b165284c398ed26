import { describe, expect, it } from 'vitest';
import { phrasesOf, wholeWordsOf, withoutMarks } from '@/lib/i18n/phrases';

describe('phrase marks', () => {
  it('cut a text into the phrases that stay on one line', () => {
    expect(phrasesOf('ป้ายร้านของคุณ| บนมือถือ|ทุกเครื่อง')).toEqual(['ป้ายร้านของคุณ', ' บนมือถือ', 'ทุกเครื่อง']);
    expect(phrasesOf('Your shop sign')).toEqual(['Your shop sign']);
  });

  it('leave metadata, but the bar between page and company stays', () => {
    expect(withoutMarks('ออกแบบเว็บไซต์|และโฮสติ้ง | Bay Signal')).toBe('ออกแบบเว็บไซต์และโฮสติ้ง | Bay Signal');
  });

  it('are not needed by loanwords in running text, which stay whole by themselves', () => {
    expect(wholeWordsOf('ดูแพ็กเกจนี้')).toEqual(['ดู', 'แพ็กเกจ', 'นี้']);
    expect(wholeWordsOf('A plan').join('')).toBe('A plan');
  });

  it('are not needed by ranges of numbers, which stay whole, too', () => {
    expect(wholeWordsOf('From 1,200–1,800 baht')).toEqual(['From ', '1,200–1,800', ' baht']);
    expect(wholeWordsOf('5–7 days, and 2 – 3')).toEqual(['', '5–7', ' days, and 2 – 3']);
  });
});

import { describe, expect, it } from 'vitest';
import { thaiLinesOf } from '@/lib/i18n/thai-lines';

/** The parts that stay on one line. */
const keptIn = (text: string) => thaiLinesOf(text).filter((_, index) => index % 2 === 1);

describe('lines of Thai text', () => {
  it('keep phrases between spaces whole, and a number with its unit', () => {
    expect(keptIn('หน้าจอ คีย์บอร์ด RAM พัดลม')).toEqual(['หน้าจอ', 'คีย์บอร์ด', 'พัดลม']);
    expect(keptIn('ลงเมนูให้ไม่เกิน 200 รายการ')).toEqual(['ลงเมนูให้ไม่เกิน', '200 รายการ']);
  });

  it('divide a long phrase before the word that joins its parts', () => {
    expect(keptIn('อะไหล่และไลเซนส์แยกรายการในใบเสนอราคา')).toEqual([
      'อะไหล่',
      'และไลเซนส์แยกรายการ',
      'ในใบเสนอราคา',
    ]);
    expect(keptIn('เปิดใช้ได้ภายใน 7 วันทำการ')).toEqual(['เปิดใช้ได้ภายใน', '7 วันทำการ']);
  });

  it('lose nothing, and leave other languages alone', () => {
    for (const text of ['ซ่อมคอม 1–2 วันทำการ · macOS\n99/9 ถนน', 'Repairs within 1–2 days'])
      expect(thaiLinesOf(text).join('')).toBe(text);
    expect(keptIn('Repairs within two days')).toEqual([]);
  });
});

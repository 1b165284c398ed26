import { describe, expect, it } from 'vitest';
import { thaiLinesOf } from '@/lib/i18n/thai-lines';

/** The parts that stay on one line. */
const keptIn = (text: string) => thaiLinesOf(text).filter((_, index) => index % 2 === 1);

describe('lines of Thai text', () => {
  it('keep phrases between spaces whole, and a number with its unit', () => {
    expect(keptIn('หน้าจอ คีย์บอร์ด แบตเตอรี่ ดิสก์ RAM พัดลม')).toEqual([
      'หน้าจอ',
      'คีย์บอร์ด',
      'แบตเตอรี่',
      'ดิสก์',
      'พัดลม',
    ]);
    expect(keptIn('เครื่องพิมพ์ใบเสร็จ ลงเมนูให้ไม่เกิน 200 รายการ')).toEqual([
      'เครื่องพิมพ์ใบเสร็จ',
      'ลงเมนูให้ไม่เกิน',
      '200 รายการ',
    ]);
    expect(keptIn('26 พฤศจิกายน 2569')).toEqual(['26 พฤศจิกายน 2569']);
  });

  it('divide a long phrase before the word that joins its parts', () => {
    expect(keptIn('อะไหล่และไลเซนส์แยกรายการในใบเสนอราคา')).toEqual([
      'อะไหล่',
      'และไลเซนส์แยกรายการ',
      'ในใบเสนอราคา',
    ]);
    expect(keptIn('เปิดใช้ได้ภายใน 7 วันทำการหลังได้เมนู')).toEqual(['เปิดใช้ได้ภายใน', '7 วันทำการหลังได้เมนู']);
  });

  it('keep the number of an order whole', () => {
    expect(keptIn('Part 1 of PT-93XKJ9: website')).toEqual(['PT-93XKJ9:']);
  });

  it('lose nothing, and leave other languages alone', () => {
    for (const text of ['ซ่อมคอม 1–2 วันทำการ · macOS\n99/9 ถนน', 'Repairs within 1–2 days'])
      expect(thaiLinesOf(text).join('')).toBe(text);
    expect(keptIn('Repairs within two days')).toEqual([]);
  });
});

/**
 * Thai has no spaces between words, so its display texts carry the author's phrase marks: a bar right behind a
 * phrase, where a line may break (docs/decisions/0011). The bar of a page title, `Page | Company`, stands free and is none.
 */
const mark = /(?<=\S)\|/;

/** The parts of a display text that stay on one line each; a text without marks is one part. */
export function phrasesOf(text: string): string[] {
  return text.split(mark);
}

/** The text without its phrase marks, for metadata, mails, labels and structured data. */
export function withoutMarks(text: string): string {
  return phrasesOf(text).join('');
}

/** Loanwords and compounds that browsers break in the middle; they stay whole in running text. */
const wholeWords =
  /(แพ็กเกจ|เซิร์ฟเวอร์|เครือข่าย|โฮสติ้ง|เว็บไซต์|พร้อมเพย์|เริ่มต้น|มือถือ|ร้านค้า|วงจรปิด|คืนเงิน|อัปเดต|ออนไลน์|ซัพพอร์ต|คอมพิวเตอร์|กราฟิก|โซเชียล|คิวอาร์|ลูกค้า|ธุรกิจ|ระบบ|โรงแรม)/;

/** Running text cut at the words that must stay whole; every second part is such a word. */
export function wholeWordsOf(text: string): string[] {
  return text.split(wholeWords);
}

/**
 * Thai has no spaces between words, so its display texts carry the author's phrase marks: a bar right behind a
 * phrase, where a line may break (docs/decisions/0011). The bar of a page title, `Page | Company`, stands free and is none.
 */
const mark = /(?<=\S)\|/;

/** Whether a display text has places where its lines may break. */
export function hasMarks(text: string): boolean {
  return mark.test(text);
}

/** The parts of a display text that stay on one line each; a text without marks is one part. */
export function phrasesOf(text: string): string[] {
  return text.split(mark);
}

/** The text without its phrase marks, for metadata, mails, labels and structured data. */
export function withoutMarks(text: string): string {
  return phrasesOf(text).join('');
}

/** Loanwords and compounds that browsers were seen to tear apart, short addresses of mail, and ranges of numbers; they stay whole in running text. */
const wholeWords =
  /(แพ็กเกจ|เครือข่าย|นาเกลือ|หัก(?:ภาษี)? ณ ที่จ่าย|โฮสติ้ง|พร้อมเพย์|เริ่มต้น|มือถือ|ร้านค้า|คืนเงิน|โซเชียล|คิวอาร์|แบนด์วิดท์|อัปไทม์|แผงควบคุม|ไลฟ์สตรีม|รับประกัน|เกสต์เฮาส์|สำรองข้อมูล|สต็อก|ผู้ขาย|ผู้ซื้อ|เปิดกี่โมง|ภาษีไม่ได้|หน้างาน|วันทำการ|วันนั้นเลย|ครั้งเดียว|เดือนละ|โทรเบอร์ไหน|Wi-Fi|[Ss]et-up|clean-room|[Oo]ff-site|[Oo]n-site|[Ii]n-app|[\w.]{1,12}@[\w-]{1,16}\.[\w.]{2,8}|\d+-[a-zA-Z]+|\d[\d.,]*–[\d.,]*\d)/;

/** Whether running text has words that must stay whole. */
export function hasWholeWords(text: string): boolean {
  return wholeWords.test(text);
}

/** Running text cut at the words that must stay whole; every second part is such a word. */
export function wholeWordsOf(text: string): string[] {
  return text.split(wholeWords);
}

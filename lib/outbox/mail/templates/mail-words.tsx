import { Fragment, type ReactNode } from 'react';
import { hasMarks, phrasesOf, wholeWordsOf } from '@/lib/i18n/phrases';

/**
 * Words with a hard space between them, references, phone numbers, numbers with their units and words that mail programs would break, Thai
 * words of several syllables, and the end of a paragraph, which would leave one word alone on its line.
 */
const unbroken =
  /([\d,.]+\u00a0บาท|\d{1,2}\.? [^\s\d]{3,12} \d{4}(?!\d)|\S{1,20}(?:\u00a0\S{1,20})+|(?:PT|TRIAL)-[0-9A-Z]{6}|QT-[\d-]+\d|R-[0-9A-Z]{4}|[Ee]-[Mm]ails?|\+[\d ]+\d|\b0\d{1,2} \d{3} \d{3,4}\b|(?<![\d.,])\d{1,2}\.? [^\s\d]{1,10}(?: \d{4})?(?!\S)|\d{1,2} (?:ชั่วโมง|วันทำการ)|คำสั่งซื้อ(?:ใหม่)?|ใบเสร็จรับเงิน|ใบเสนอราคา(?:ของคุณ(?=พร้อม|ย))?|เลยกำหนด(?:แล้ว)?|ยอดเงิน(?:ของคุณ)?|ตั้งแต่วันที่|หนังสือรับรอง|การหักภาษี|ของคุณ(?:แล้ว)?$|(?<![^ ])(?=.{1,14}$)[^\s–]+ \S{1,9}$)/;

/** In Thai a name in Latin letters stands apart from what goes before it. */
const untoldName = /คุณ(?=\p{Script=Latin})/u;

/** A name as a heading has it: its first two words on one line, as far as a phone has room for them. */
export const unsplit = (name: string) =>
  name.replace(/^\S+ \S+/, (words) => (words.length > 15 ? words : words.replace(' ', '\u00a0')));

/** Days with their years. */
const days = /(\d{1,2}\.? (?:de )?[^\s\d]{3,12} (?:de )?\d{4}(?!\d))/;

/** A text whose days stay on one line each. */
export function WholeDays({ text }: { text: string }) {
  return everySecond(text.split(days), (rest) => rest);
}

/** A text whose references, phone numbers and Thai compounds stay on one line each. */
export function MailWords({ text }: { text: string }) {
  return everySecond(text.replace(untoldName, '$& ').split(unbroken), (part) =>
    everySecond(wholeWordsOf(part), (rest) => rest),
  );
}

/** The same of a text that may break wherever else it can. */
export function WholeWords({ text }: { text: string }) {
  return everySecond(wholeWordsOf(text), (rest) => rest);
}

/** A display text, whose phrases stay on one line each where its author has marked them. */
export function MailPhrases({ text }: { text: string }) {
  if (!hasMarks(text)) return text;
  return phrasesOf(text).map((phrase) => (
    <Fragment key={phrase}>
      <span style={{ whiteSpace: 'nowrap' }}>{phrase}</span>
      <wbr />
    </Fragment>
  ));
}

/** Keeps every second part on one line; `others` renders the rest. */
function everySecond(parts: string[], others: (part: string) => ReactNode): ReactNode {
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span key={key} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{others(part)}</Fragment>
    );
  });
}

import { wholeWordsOf } from './phrases';

/** What stands above or below a Thai letter takes no room on its line. */
const marks = /\p{Mn}/gu;

/** Thai separates phrases by spaces; one between a number and its unit, before the sign that repeats a word, or round the word for 'at', separates none. */
const spaces = /((?<![\dณ])[ \n](?![ๆณ])|[ \n](?!\p{Script=Thai}))/u;

/** What has Thai letters, or the number of an order or a paper, which would break at its dash. */
const thaiOrNumber = /\p{Script=Thai}|^[A-Z]{1,5}-[\dA-Z]/u;

/** Before these words a long phrase is divided, as people read it. */
const joints = /(?=และ|ฉบับ|ยังไม่|(?<![กห])ว่า(?!ง)|หรือ|เพื่อ|สำหรับ|ก่อน(?=\p{Script=Thai})|ตาม|(?<!ภาย)ใน)/u;

/**
 * Running text cut where browsers, who look for Thai words in a dictionary of their own, would divide a phrase or a compound: every second
 * part stays on one line. @param most how many letters a phone has room for
 */
export function thaiLinesOf(text: string, most = 24): string[] {
  const stays = (piece: string) => thaiOrNumber.test(piece) && piece.replace(marks, '').length <= most;
  const parts = [''];
  const add = (piece: string, isWhole: boolean) => {
    if (isWhole) parts.push(piece, '');
    else parts[parts.length - 1] += piece;
  };
  for (const phrase of stays(text) ? [text] : text.split(spaces))
    for (const piece of stays(phrase) ? [phrase] : phrase.split(joints)) {
      if (stays(piece)) add(piece, true);
      else for (const [index, word] of wholeWordsOf(piece).entries()) add(word, index % 2 === 1);
    }
  return parts;
}

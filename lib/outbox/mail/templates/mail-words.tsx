import { Fragment, type ReactNode } from 'react';
import { hasMarks, phrasesOf, wholeWordsOf } from '@/lib/i18n/phrases';

/** References and phone numbers, which mail programs would break at a hyphen or a space, and the Thai word for an order. */
const unbroken = /((?:PT|TRIAL)-[0-9A-Z]{6}|QT-[\d-]+\d|\+[\d ]+\d|\b0\d{1,2} \d{3} \d{3,4}\b|คำสั่งซื้อ)/;

/** A text whose references, phone numbers and Thai compounds stay on one line each. */
export function MailWords({ text }: { text: string }) {
  return everySecond(text.split(unbroken), (part) => everySecond(wholeWordsOf(part), (rest) => rest));
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

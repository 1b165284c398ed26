import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { BankWord as Word } from '@/lib/orders/bank-word';

/** What the bank said about a slip: four marks, each with its words, or why there are none. */
export async function BankWord({ word }: { word: Word | null }) {
  if (!word) return null;
  const { bank: words } = (await getMessages()).desk;
  if (word.outcome !== 'found') return <p>{words[word.outcome]}</p>;
  const locale = await getLocale();
  const { amount, at, receiver, marks } = word;
  const seen = marks.receiver === null ? 'open' : asMark(marks.receiver);
  const lines = [
    {
      isGood: marks.amount === 'fits',
      text: fill(words.amount[marks.amount], { amount: formatMoney(amount, locale, 'always') }),
    },
    { isGood: seen === 'fits', text: fill(words.receiver[seen], { receiver }) },
    { isGood: marks.day, text: fill(words.day[asMark(marks.day)], { time: nearTimeOf(at, locale) }) },
    { isGood: marks.unused, text: words.unused[asMark(marks.unused)] },
  ];
  return (
    <div>
      <p className="text-ink-2 text-small">{words.title}</p>
      <ul className="grid gap-1">
        {lines.map(({ isGood, text }) => (
          <li key={text} className={`wrap-anywhere ${isGood ? '' : 'font-semibold text-red-ink'}`.trim()}>
            <span aria-hidden="true">{isGood ? '✓ ' : '✗ '}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const asMark = (fits: boolean) => (fits ? 'fits' : 'differs');

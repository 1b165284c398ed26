import type { Messages } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { colours } from './mail-colours';
import { MailTicket } from './mail-parts';
import { WholeDays } from './mail-words';

const factStyle = {
  borderBottom: `2px dotted ${colours.line}`,
  fontSize: '17px',
  lineHeight: '26px',
  margin: 0,
  overflowWrap: 'anywhere',
  padding: '12px 0 8px',
  wordBreak: 'break-word',
} as const;

const labelStyle = { color: colours.soft, fontSize: '15px', verticalAlign: 'top' } as const;

type Fact = readonly [label: string, value: string];

/** How many facts of a mail stand in one column where there is room for two. */
const few = 3;

/** A dotted line parts rows; the last needs none. */
const isInLastRow = (columns: readonly string[], index: number, count: number) =>
  index === count - 1 || (index === count - 2 && columns[count - 1] === 'right');

/** Whether it has one line of a column. */
const isShort = (value = '\n') => value.length <= 25 && !value.includes('\n');

const isLong = (value: string) => value.split('\n').some((line) => line.length > 60);

/** Where each of many facts stands on a wide sheet, where a mail of one column would leave its right half empty; what is alone on its row has its label in one column and its value in the other. */
function columnsOf(facts: readonly Fact[]) {
  const columns: ('left' | 'right' | 'whole' | 'lone')[] = [];
  for (const [index, [, value]] of facts.entries()) {
    const isRight = columns.at(-1) === 'left';
    const hasPartner = isShort(value) && isShort(facts[index + 1]?.[1]);
    columns.push(isRight ? 'right' : isLong(value) ? 'whole' : hasPartner ? 'left' : 'lone');
  }
  return columns;
}

/** A short one stands beside its label, a long one below it. */
const sideBySide = (width: string) => ({ display: 'inline-block', verticalAlign: 'top', width });

/**
 * Labels with what was sent under them; what was left empty is left out. What a visitor wrote stands in a `bdi`: there it keeps
 * its spaces and lines, in the text part too (`compose.ts`, which writes the colon), and its writing direction does not reach what follows.
 */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const said = facts.filter(([, value]) => value !== '');
  if (said.length === 0) return null;
  const columns = said.length > few ? columnsOf(said) : [];
  return (
    <MailTicket>
      {said.map(([label, value], index) => {
        const isBelow = isLong(value);
        const column = columns[index];
        return (
          <p
            key={label}
            className={!column ? 'hair' : column === 'lone' ? 'hair lone' : `hair fact ${column}`}
            style={isInLastRow(columns, index, said.length) ? { ...factStyle, borderBottom: 0 } : factStyle}
          >
            <span className="soft label" style={{ ...labelStyle, ...(!isBelow && sideBySide('38%')) }}>
              {label}
            </span>{' '}
            <Value value={value} style={isBelow ? { display: 'block' } : sideBySide('60%')} />
          </p>
        );
      })}
    </MailTicket>
  );
}

const phone = /^(\+[\d ()-]{8,20}|0[\d -]{8,11})$/;
const address = /^[\w.+-]+@[\w.-]+\.\w+$/;

/** What may be called or written to is a link. */
function Value({ value, style }: { value: string; style: CSSProperties }) {
  const href = phone.test(value)
    ? `tel:${value.replace(/[^+\d]/g, '')}`
    : address.test(value) && `mailto:${value}`;
  if (!href)
    return (
      <bdi style={{ fontWeight: isLong(value) ? 400 : 600, whiteSpace: 'pre-wrap', ...style }}>
        <WholeDays text={value} />
      </bdi>
    );
  return (
    <a href={href} className="link value" style={{ color: colours.blue, fontWeight: 600, ...style }}>
      <bdi>{value}</bdi>
    </a>
  );
}

/** The fields of a form in the order of `names`, each under its label. */
export async function labelled<Name extends keyof Messages['forms']['fields']>(
  names: readonly Name[],
  textOf: (name: Name) => string,
  locale: Locale,
) {
  const { fields } = (await loadMessages(locale)).forms;
  return names.map((name) => [fields[name], textOf(name)] as const);
}

/** What a visitor chose or wrote, and what it says in the agency's language where that is known and differs. */
export function bothWordings(seen: string, agency: string = seen): string {
  return seen.toLowerCase() === agency.toLowerCase() ? seen : `${agency} / ${seen}`;
}

import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { colours } from './mail-colours';

const factStyle = {
  borderTop: `1px solid ${colours.hair}`,
  fontSize: '16px',
  lineHeight: '24px',
  margin: 0,
  overflowWrap: 'anywhere',
  padding: '9px 0',
  wordBreak: 'break-word',
} as const;

const labelStyle = { color: colours.soft, verticalAlign: 'top' } as const;

/** A short one stands beside its label, what has lines of its own below it. */
const sideBySide = (width: string) => ({ display: 'inline-block', verticalAlign: 'top', width });

/**
 * Labels with what was sent under them; what was left empty is left out. What a visitor wrote stands in a `bdi`: there it keeps
 * its spaces and lines, in the text part too (`compose.ts`, which writes the colon), and its writing direction does not reach what follows.
 */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  const said = facts.filter(([, value]) => value !== '');
  if (said.length === 0) return null;
  return (
    <div className="hair" style={{ borderBottom: factStyle.borderTop, margin: '20px 0' }}>
      {said.map(([label, value]) => {
        const isLong = value.includes('\n');
        return (
          <p key={label} className="hair" style={factStyle}>
            <span className="soft label" style={{ ...labelStyle, ...(!isLong && sideBySide('38%')) }}>
              {label}
            </span>
            {isLong ? <br /> : ' '}
            <bdi style={{ whiteSpace: 'pre-wrap', ...(!isLong && sideBySide('60%')) }}>{value}</bdi>
          </p>
        );
      })}
    </div>
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
  return seen === agency ? seen : `${agency} / ${seen}`;
}

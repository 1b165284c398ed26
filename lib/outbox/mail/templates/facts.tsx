import type { Messages } from 'next-intl';
import { Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

const factStyle = { margin: '8px 0', overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

/**
 * Labels with what was sent under them; what was left empty is left out. What a visitor wrote stands in a `bdi`: there it keeps
 * its spaces and lines, in the text part too (`compose.ts`), and its writing direction does not reach what follows.
 */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <Text key={label} style={factStyle}>
        <strong>{label}:</strong>
        {value.includes('\n') ? <br /> : ' '}
        <bdi style={{ whiteSpace: 'pre-wrap' }}>{value}</bdi>
      </Text>
    ));
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

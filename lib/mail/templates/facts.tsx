import { Text } from 'react-email';

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

/** A choice as the visitor saw it, and in English where that differs. */
export function bothWordings(seen: string, english: string): string {
  return seen === english ? seen : `${english} / ${seen}`;
}

import { Text } from 'react-email';

/** Labels with what was sent under them; what was left empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <Text key={label} style={{ whiteSpace: 'pre-line', margin: '8px 0' }}>
        <strong>{label}:</strong> {value}
      </Text>
    ));
}

/** A choice as the visitor saw it, and in English where that differs (design.md §4). */
export function bothWordings(seen: string, english: string): string {
  return seen === english ? seen : `${english} / ${seen}`;
}

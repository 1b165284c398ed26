/**
 * Fills `{name}` places of a text in the browser, where next-intl's formatter would cost every page its bytes.
 * The texts are those of `messages/` that hold simple arguments only.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * Fills `{name}` places of a text in the browser, where next-intl's formatter would cost every page its bytes.
 * The texts are those of `messages/` that hold simple arguments only. A value that ends in a full stop, as `Ltd.` does, ends the sentence.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return `${value}`.endsWith('.') ? `${value}` : value + stop;
  });
}

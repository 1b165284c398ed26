/**
 * One text in a storage of the browser. Where storage is forbidden (private windows) or full nothing is kept, and nothing throws.
 * @param area which storage, asked for at each use since asking may throw already
 */
export function keptText(key: string, area: () => Storage = () => localStorage) {
  return {
    read: (): string | null => attempt(() => area().getItem(key)) ?? null,
    /** Answers whether the text was kept. */
    write: (text: string): boolean =>
      attempt(() => {
        area().setItem(key, text);
        return true;
      }) ?? false,
    remove: (): void => void attempt(() => area().removeItem(key)),
    /** Hears of what other tabs write; never called on the server. */
    onOtherTab: (listener: () => void): void => {
      if (typeof window === 'undefined') return;
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) listener();
      });
    },
  };
}

/** What a kept text says as JSON, undefined for garbage and where there is none. */
export function parseJson(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? ''));
}

/** The entries of a kept list, none for whatever is no list. */
export function parseList(text: string | null): unknown[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed : [];
}

/** What the work returns, undefined when it throws: storage may be forbidden, full or garbled. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

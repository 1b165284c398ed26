type ToastKind = 'success' | 'error';

export type Toast = { text: string; kind: ToastKind };

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Shows a short notice (spec §4 'Notifications'); the list itself is loaded when the first one comes. */
export function showToast(text: string, kind: ToastKind): void {
  for (const listener of listeners) listener({ text, kind });
}

/** Hears of every toast. @returns the function that stops it */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

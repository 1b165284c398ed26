type ToastKind = 'success' | 'error';

/** What a toast offers to do. Where `focusAfter` is given, the focus comes to it at once and goes on from there once it is gone. */
export type ToastAction = { label: string; run: () => void; focusAfter?: (() => void) | undefined };

export type Toast = { text: string; kind: ToastKind; action?: ToastAction | undefined };

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Shows a short notice; the list itself is loaded when the first one comes. */
export function showToast(text: string, kind: ToastKind, action?: ToastAction): void {
  for (const listener of listeners) listener({ text, kind, action });
}

/** Hears of every toast. @returns the function that stops it */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

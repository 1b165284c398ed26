/**
 * What a toast offers: a way to a page, or something to do. Where `focusAfter` is given, the focus comes to it at once and goes on from
 * there once it is gone.
 */
type ToastAction =
  | { label: string; href: string }
  | { label: string; run: () => void; focusAfter?: (() => void) | undefined };

export type Toast = { text: string; kind: 'success' | 'error'; action?: ToastAction | undefined };

let host: ((toast: Toast) => void) | undefined;

/** Shows a short notice; the list that holds it is loaded when the first one comes. */
export function showToast(text: string, kind: Toast['kind'], action?: Toast['action']): void {
  host?.({ text, kind, action });
}

/** Makes the page's one host hear of every toast. */
export function hostToasts(hear: (toast: Toast) => void): void {
  host = hear;
}

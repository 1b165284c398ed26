/** Puts a text onto the clipboard, also in web views that have no clipboard of their own. @returns whether it is there */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** In the open dialog, since everything outside it takes no focus. */
function copySelected(text: string): boolean {
  const place = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

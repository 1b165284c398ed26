import { isWebView } from './in-app';

/** Whether a picture can leave the page at all: a browser inside an app may neither share nor download. */
export function canKeepPictures(): boolean {
  return !isWebView(navigator.userAgent) || navigator.canShare !== undefined;
}

/**
 * Whether pictures leave by the share sheet here: on phones that is the way into the photos and into chats; a download would end up among
 * the files.
 * @param name of the file that shall be shared
 */
export function sharesPictures(name: string): boolean {
  return (
    matchMedia('(pointer: coarse)').matches && Boolean(navigator.canShare?.({ files: [fileOf([], name)] }))
  );
}

/**
 * Opens the share sheet with a PNG. Whoever closes it wants nothing more.
 * @throws what the browser says where it does not open
 */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf([picture], name)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Downloads a PNG. */
export function downloadPicture(picture: Blob, name: string): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

const fileOf = (parts: Blob[], name: string) => new File(parts, name, { type: 'image/png' });

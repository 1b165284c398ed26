import { OutsideError, type OutsideErrorOptions } from '@/lib/log';

/** Where payment slips and chunks of files are kept: privately, each written once. A path is `<timestamp>-<random>.<extension>`. */
export type SlipStore = {
  /** Stores a slip under a path that is free. @throws SlipStoreError when it was not, or not surely, stored */
  put: (path: string, slip: { bytes: Uint8Array; contentType: string }) => Promise<void>;
  /** The bytes of a slip, undefined when there is none. @throws SlipStoreError when the store could not be asked */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /** Removes slips; one that is not there is no error. @throws SlipStoreError when the store could not be asked */
  remove: (...paths: string[]) => Promise<void>;
  /** An address that shows the slip to whoever has it, for so many seconds; undefined when there is no slip or the store has no addresses. @throws SlipStoreError */
  link: (path: string, seconds: number) => Promise<string | undefined>;
  /** The paths of all slips. @throws SlipStoreError */
  list: () => Promise<string[]>;
  /** @throws SlipStoreError when slips could not be kept, or not privately */
  check: () => Promise<void>;
};

/** The store failed. The message holds no personal data. */
export class SlipStoreError extends OutsideError {
  constructor(message: string, options?: OutsideErrorOptions) {
    super('SlipStoreError', message, options);
  }
}

const extensions = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  part: 'application/octet-stream',
} as const;

const extensionOf = (path: string) => /^\d+-[0-9a-z]+\.(jpg|png|webp|part)$/.exec(path)?.[1];

/** What lies under a path; undefined where that is none of the store's. */
export function storedType(path: string): string | undefined {
  const extension = extensionOf(path);
  return Object.entries(extensions).find(([known]) => known === extension)?.[1];
}

/** Whether a path is that of a picture, or of a chunk of a file. */
export function isStoredPath(path: string): boolean {
  return extensionOf(path) !== undefined;
}

/** Whether a path is that of a picture. */
export function isSlipPath(path: string): boolean {
  return isStoredPath(path) && !path.endsWith('.part');
}

/** A path for a chunk of a file. @param random what nobody guesses, in hex */
export function chunkPath(random: string, now = new Date()): string {
  return `${now.getTime()}-${random}.part`;
}

/** When a slip was stored, by its path. */
export function slipTime(path: string): Date {
  return new Date(Number.parseInt(path, 10));
}

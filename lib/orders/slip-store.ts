/** Where payment slips are kept: privately, each written once. A path is `<timestamp>-<random>.<extension>`. */
export type SlipStore = {
  /** Stores a slip under a path that is free. @throws SlipStoreError when it could not be stored */
  put: (path: string, slip: { bytes: Uint8Array; contentType: string }) => Promise<void>;
  /** The bytes of a slip, undefined when there is none. @throws SlipStoreError when the store could not be asked */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /** Removes a slip; one that is not there is no error. @throws SlipStoreError when the store could not be asked */
  remove: (path: string) => Promise<void>;
};

/** The store failed. The message may be logged: it holds no personal data. */
export class SlipStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SlipStoreError';
  }
}

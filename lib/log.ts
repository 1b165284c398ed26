import 'server-only';

/** Errors whose messages are written by this project and hold no value that a visitor sent. */
const namesWithSafeMessages = new Set([
  'DatabaseError',
  'SlipStoreError',
  'MailerError',
  'CardGatewayError',
  'CardSignatureError',
  'EnvError',
  'FolderLockedError',
  'ChangedMigrationError',
]);

/** Writes one line of JSON about something that went wrong: where, what kind, from which code; never personal data. */
export function logError(where: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes the log
  console.error(JSON.stringify({ level: 'error', where, error: errorFacts(error) }));
}

/** Writes one plain line for whoever started the server. */
export function logInfo(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes the log
  console.info(line);
}

function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...(namesWithSafeMessages.has(error.name) && { message: error.message }),
    ...('code' in error && { code: String(error.code) }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}

import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request under way, for all bundles of this process: Next bundles route handlers apart. */
const shared: typeof globalThis & { requestUnderWay?: AsyncLocalStorage<string | undefined> } = globalThis;
shared.requestUnderWay ??= new AsyncLocalStorage();
const underWay = shared.requestUnderWay;

/** Does work whose lines in the log name this request; none for work that no request is to blame for. */
export function underRequest<Value>(id: string | undefined, work: () => Value): Value {
  return underWay.run(id, work);
}

/** The id of the request under way, if there is one. */
export function requestId(): string | undefined {
  return underWay.getStore();
}

/** An error whose message this project wrote and which holds no value that a visitor sent, so that it may be logged. */
export class LoggableError extends Error {
  readonly mayBeLogged = true;

  /** @param name is given, since a bundler may rename the class */
  constructor(name: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
  }
}

export type OutsideErrorOptions = ErrorOptions & { isOutOfReach?: boolean };

/** An outside system failed. */
export class OutsideError extends LoggableError {
  /** Whether nobody answered, or not now, so that trying again later makes sense. */
  readonly isOutOfReach: boolean;

  constructor(name: string, message: string, { isOutOfReach = false, ...options }: OutsideErrorOptions = {}) {
    super(name, message, options);
    this.isOutOfReach = isOutOfReach;
  }
}

/** The code that the system or a library gave an error, such as `ENOENT`; `unknown` where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Where an error comes from, as far as that may be printed: its kind, its code and its way, and nothing that it says. */
export function withoutWords(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  const bare = Object.assign(new Error(), { name: error.name, code: errorCode(error) });
  bare.stack = [error.name, ...wayOf(error)].join('\n    ');
  return bare;
}

function wayOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}

/** Writes one line of JSON about something that went wrong: where, in which request, what kind, from which code; never personal data. */
export function logError(where: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes the log
  console.error(JSON.stringify({ level: 'error', where, request: requestId(), error: errorFacts(error) }));
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
    // Said by the error, not asked by its class: Next bundles routes apart, and a class loaded twice is two classes.
    ...('mayBeLogged' in error && { message: error.message }),
    ...('code' in error && { code: String(error.code) }),
    // What a page that broke shows as its reference.
    ...('digest' in error && { digest: String(error.digest) }),
    stack: wayOf(error),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}

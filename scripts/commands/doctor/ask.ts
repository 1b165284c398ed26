import type { z } from 'zod';

/** How long whoever is asked may take, in milliseconds. */
const patience = 15_000;

export type Asked = { status: number; text: string; headers: Headers };

/**
 * Asks by HTTP, and follows no redirect.
 * @returns the answer, or the code of what kept it away, such as `CERT_HAS_EXPIRED`
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Asked | string> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(patience) });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return code === 'TimeoutError' ? `no answer within ${patience / 1000} seconds` : code;
}

/** An answer in JSON of this shape; undefined where it is none. */
export function jsonOf<Shape extends z.ZodType>(shape: Shape, { text }: Asked): z.infer<Shape> | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Asks an interface that knows us by a key. */
export function askWith(key: string, url: string, init: RequestInit = {}): Promise<Asked | string> {
  return ask(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
}

/** Where the outside systems answer, and who answers for names; others in tests. */
export type Outside = {
  resend: string;
  stripe: string;
  line: string;
  /** The texts of a name in the DNS. Rejects where it has none. */
  texts: (name: string) => Promise<string[][]>;
};

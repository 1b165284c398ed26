import 'server-only';

type FetchedJson = {
  status: number;
  /** The media type, without its parameters. */
  type: string;
  headers: Headers;
  /** Null where the body is empty, undefined where it is no JSON. */
  json: unknown;
};

/**
 * Gets an address without following redirects, and reads a JSON body of limited size.
 * @throws TypeError when there is no answer, or it breaks off; what the signal aborts with; RangeError for a body that is too large
 */
export async function fetchJson(
  url: URL | string,
  {
    signal,
    maxBytes,
    accept = 'application/json',
  }: { signal: AbortSignal; maxBytes: number; accept?: string },
): Promise<FetchedJson> {
  const response = await fetch(url, {
    headers: { accept },
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return {
    status: response.status,
    type: type.trim().toLowerCase(),
    headers: response.headers,
    json: parsed(await textOf(response, maxBytes)),
  };
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError('the body is too large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A post as our own page sends it. */
export function jsonPost(path: string, body: unknown, headers: Record<string, string> = ownPage): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A multipart post as our own page sends it. */
export function formPost(
  path: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = ownPage,
): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request(`http://localhost:3000${path}`, { method: 'POST', body: form, headers });
}

/** The second argument that Next gives a route handler. */
export function routeContext(params: Record<string, string> = {}): {
  params: Promise<Record<string, string>>;
} {
  return { params: Promise.resolve(params) };
}

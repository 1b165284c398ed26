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
  const { headers: ofForm, body } = new Response(form);
  const init = {
    method: 'POST',
    body: body && uncancelled(body),
    headers: { 'content-type': ofForm.get('content-type') ?? '', ...headers },
    // What a stream as body asks for (fetch standard), and TypeScript's library does not know.
    duplex: 'half',
  };
  return new Request(`http://localhost:3000${path}`, init);
}

/** The same bytes from a stream that may be cancelled: Node 24 goes on writing into that of a form, and throws. */
function uncancelled(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The second argument that Next gives a route handler. */
export function routeContext(params: Record<string, string> = {}): {
  params: Promise<Record<string, string>>;
} {
  return { params: Promise.resolve(params) };
}

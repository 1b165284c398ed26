import { laterIsDone } from './collected-later';

/** What a route answered, once everything is done that it puts off until after the answer. */
export async function answered(answering: Promise<Response>) {
  const response = await answering;
  await laterIsDone();
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}

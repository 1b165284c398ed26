import { z } from 'zod';

/** How many rows a page of the desk has. */
export const pageLength = 20;

const place = z.object({ created_at: z.iso.datetime({ offset: true }), id: z.uuid() });

/** Where a page of a list begins: behind this row. */
export type Place = z.infer<typeof place>;

/** A place as an address carries it. */
export function placeText({ created_at, id }: { created_at: Date; id: string }): string {
  return `${created_at.toISOString()}~${id}`;
}

/** Reads a place of an address; null for the beginning, and for whatever is no place. */
export function placeIn(text: unknown): Place | null {
  const [created_at, id] = String(text ?? '').split('~');
  const read = place.safeParse({ created_at, id });
  return read.success ? read.data : null;
}

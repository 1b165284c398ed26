import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { type Answer, asJson } from '@/lib/http/answer';
import { failure, type Result, success } from '@/lib/result';
import type { AtDesk } from './at-desk';

type AgeFile = { name: string; text: string };

const answer = z.object({ encrypted: z.string().nullable() });

/**
 * The encrypted file of a server access form, which nobody opens without the agency's own key; the inquiry's history says who took it.
 * @returns failure `not-found` @throws DatabaseError
 */
export async function takeCredentials(taken: AtDesk): Promise<Result<AgeFile>> {
  const { encrypted } = await askDatabase(answer, 'take_credentials', taken);
  return encrypted === null
    ? failure('not-found')
    : success({ name: `${taken.reference}.age`, text: encrypted });
}

/** Answers with the file, to be kept. */
export const credentialsAnswer: Answer<AgeFile> = (request) => (result) => {
  if (!result.ok) return asJson(request)(result);
  const { name, text } = result.data;
  return new Response(text, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
};

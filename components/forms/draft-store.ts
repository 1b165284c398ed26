import '@/lib/fields/without-eval';
import { z } from 'zod';

const draft = z.object({ values: z.record(z.string(), z.string()), seed: z.string() });

/** What a visitor has typed so far, and the subject that the address had given. */
export type Draft = z.infer<typeof draft>;

const keyOf = (form: string) => `draft-${form}`;

/** The draft of a form in this tab, undefined when there is none. */
export function readDraft(form: string): Draft | undefined {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft for a reload, the back button and another language; undefined removes it. */
export function keepDraft(form: string, kept: Draft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage may be forbidden; then there are no drafts.
  }
}

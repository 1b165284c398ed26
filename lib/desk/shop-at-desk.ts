import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { optionalTextField } from '@/lib/fields/fields';
import { isDayOrNone } from '@/lib/fields/times';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { haltable } from '@/lib/publishing/halts';
import { publish } from '@/lib/publishing/publications';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { AtDesk, FormAtDesk } from './at-desk';
import type { DeskFlash, DeskResult } from './desk-answer';

/** A button that halts something, with the last day where it needs one, or one that lets a halt end. */
export const haltForm = z.object({
  halt: z.enum(haltable).optional(),
  until: optionalTextField({ max: 10 }).refine(isDayOrNone, 'day'),
  resume: z.uuid().optional(),
});

const answer = z.object({ outcome: z.enum(['changed', 'unchanged']) });

/**
 * Halts something of the shop, or lets it go on; it holds for the next visitor.
 * @returns failures `malformed` (neither is asked), `invalid` (the last day is over)
 */
export async function haltAtDesk({ person, form }: FormAtDesk<typeof haltForm>): Promise<Result<DeskResult>> {
  const { halt, until, resume } = form;
  if (resume) return told(await askDatabase(answer, 'resume_shop', { id: resume, person }));
  if (!halt) return failure('malformed');
  const day = dayInPattaya(new Date());
  const [what = '', reason = null] = halt.startsWith('checkout ') ? halt.split(' ') : [halt];
  const lastDay = what === 'closed' ? until || day : null;
  if (lastDay !== null && lastDay < day) return failure('invalid', { fields: { until: 'day' } });
  return told(await askDatabase(answer, 'halt_shop', { what, reason, last_day: lastDay, day, person }));
}

function told({ outcome }: z.infer<typeof answer>): Result<DeskResult> {
  return success(atShop(outcome === 'changed' ? 'halted' : 'halted-before'));
}

/** Releases what is saved and asks for a build. */
export async function publishAtDesk({ person }: AtDesk): Promise<Result<DeskResult>> {
  const { outcome } = await publish(person);
  const flashes = {
    asked: 'publishing',
    none: 'publishing',
    'under-way': 'publishing-before',
    failed: 'publishing-failed',
  } as const;
  return success(atShop(flashes[outcome]));
}

const atShop = (flash: DeskFlash): DeskResult => ({ page: `${livePaths.desk}/shop`, flash });

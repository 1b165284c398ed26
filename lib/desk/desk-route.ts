import 'server-only';
import type { z } from 'zod';
import type { Answer } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import type { Result } from '@/lib/result';
import { type AtDesk, type FormAtDesk, readAtDesk, readFormAtDesk } from './at-desk';
import { type DeskResult, deskAnswer } from './desk-answer';

type DeskRoute<Sent> = {
  run: (sent: Sent) => Promise<Result<DeskResult>>;
  /** The page on which it stands, beneath the desk, unless `answer` says more. */
  back?: string;
  answer?: Answer<DeskResult>;
  afterwards?: () => Promise<void>;
};

/** A route that takes a form of the desk. */
export function deskForm<Form extends z.ZodType>({
  form,
  back,
  answer = deskAnswer(back),
  ...use
}: { form: Form } & DeskRoute<FormAtDesk<Form>>) {
  return route({ limit: 'desk', read: readFormAtDesk(form), answer, ...use });
}

/** A route of a button of the desk, which brings nothing but the address. */
export function deskButton({ back, answer = deskAnswer(back), ...use }: DeskRoute<AtDesk>) {
  return route({ limit: 'desk', read: readAtDesk, answer, ...use });
}

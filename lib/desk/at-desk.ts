import 'server-only';
import type { z } from 'zod';
import { formOrJson } from '@/lib/http/body';
import { asStaff } from '@/lib/identity/signed-in';
import { failure, success } from '@/lib/result';

/** What somebody of the staff does with the one thing that the address of a route names: an order, a quotation, a mail. */
export type AtDesk = { reference: string; person: string };

/** The same by a form; `isOnOrder` where that stands on the order's own page of the desk. */
export type FormAtDesk<Form extends z.ZodType> = AtDesk & { form: z.infer<Form>; isOnOrder: boolean };

const named = (params: Record<string, string>) => Object.values(params)[0] ?? '';

/** For a route's `read`. */
export const readAtDesk = asStaff(async (_request, params, { email }) =>
  success<AtDesk>({ reference: named(params), person: email }),
);

/** For a route's `read`. */
export function readFormAtDesk<Form extends z.ZodType>(schema: Form) {
  return asStaff(async (request, params, { email }) => {
    const form = await formOrJson(schema)(request);
    if (!form.ok) return form;
    const isOnOrder = new URL(request.url).searchParams.has('order');
    return success<FormAtDesk<Form>>({
      reference: named(params),
      person: email,
      form: form.data,
      isOnOrder,
    });
  });
}

/** For a route's `read` of what the address asks for. */
export function readQueryAtDesk<Query extends z.ZodType>(schema: Query) {
  return asStaff(async (request) => {
    const query = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    return query.success ? success(query.data) : failure('malformed');
  });
}

import { z } from 'zod';
import { optionalTextField } from '@/lib/fields/fields';
import { appointmentArea, appointmentKind } from './appointment';

/** A time that somebody chooses; `appointment` is the one that it moves. The areas of visits and the shop exclude each other. */
export const bookForm = z
  .object({
    what: z.literal('book'),
    kind: appointmentKind,
    area: appointmentArea,
    start: z.iso.datetime({ error: 'required' }).transform((text) => new Date(text)),
    address: optionalTextField({ max: 500, isMultiline: true }),
    appointment: z.uuid().optional(),
  })
  .refine(({ kind, area }) => (kind === 'drop-off') === (area === 'shop'), {
    path: ['area'],
    message: 'required',
  })
  .refine(({ kind, address }) => kind === 'drop-off' || address !== '', {
    path: ['address'],
    message: 'required',
  });

export type BookForm = z.infer<typeof bookForm>;

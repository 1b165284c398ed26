import { z } from 'zod';
import { textField } from '@/lib/http/text';

/** The personal information form of spec §3 and §5; messages are field problems. Shared by the form and its handler. */
export const customer = z.object({
  name: textField({ max: 200 }),
  email: textField({ max: 254 }).pipe(z.email('email')),
  phone: textField({ max: 40 }).refine(
    (phone) => /^[+()\d\s./-]*$/.test(phone) && phone.replace(/\D/g, '').length >= 6,
    'phone',
  ),
  address: textField({ max: 1000, isMultiline: true }),
});

export type Customer = z.infer<typeof customer>;

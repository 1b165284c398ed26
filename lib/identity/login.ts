import { z } from 'zod';
import { emailField } from '@/lib/fields/fields';

/** Whether a browser is to stay signed in, as a box to tick or our script says it. */
export const rememberField = z
  .union([z.boolean(), z.string().transform((text) => text === 'on')])
  .optional()
  .transform((remembers) => remembers ?? false);

/** An address as identities know it. */
export const identityEmail = emailField.transform((email) => email.toLowerCase());

/** The login of clients who have a password, which is taken as it is typed, spaces included. */
export const loginForm = z.object({
  email: identityEmail,
  password: z.string({ error: 'required' }).min(1, 'required').max(500, 'too-long'),
  remember: rememberField,
});

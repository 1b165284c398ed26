import { z } from 'zod';
import { emailField, phoneField, textField } from '@/lib/http/text';

/** The personal information form of spec §3 and §5; messages are field problems. Shared by the form and its handler. */
export const customer = z.object({
  name: textField({ max: 200 }),
  email: emailField,
  phone: phoneField,
  address: textField({ max: 1000, isMultiline: true }),
});

import { z } from 'zod';
import {
  choiceField,
  emailField,
  optionalTextField,
  optionalUrlField,
  phoneField,
  textField,
} from '@/lib/fields/fields';

/** The choices of the contact form; their labels are `forms.contact` in the messages. */
const businessTypes = [
  'private',
  'restaurant',
  'retail',
  'hotel',
  'real-estate',
  'service',
  'e-commerce',
  'other',
] as const;
const budgets = ['below-50', '50-100', '100-200', '200-500', 'above-500'] as const;
const timeframes = ['immediately', '1-month', '3-months', '6-months', 'researching'] as const;

/** The longest subject, which may arrive in the address. */
export const maxSubjectCharacters = 150;

/** The contact form; shared by the form and its handler. */
export const contact = z.object({
  name: textField({ max: 200 }),
  email: emailField,
  phone: phoneField,
  line: optionalTextField({ max: 100 }),
  company: optionalTextField({ max: 200 }),
  website: optionalUrlField,
  businessType: choiceField(businessTypes),
  location: optionalTextField({ max: 200 }),
  subject: textField({ max: maxSubjectCharacters }),
  budget: choiceField(budgets),
  timeframe: choiceField(timeframes),
  message: textField({ max: 5000, isMultiline: true }),
});

export type Contact = z.infer<typeof contact>;

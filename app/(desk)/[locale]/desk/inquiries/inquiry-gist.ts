import type { DeskInquiry } from '@/lib/desk/desk-inquiries';
import { dotted } from '@/lib/i18n/dotted';

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who wrote. */
export const nameIn = ({ name, clientName }: DeskInquiry['fields']) => textIn(name) ?? textIn(clientName);

/** Where to call who wrote. */
export const phoneIn = ({ phone }: DeskInquiry['fields']) => textIn(phone);

/** What about. */
export const gistOf = ({ reference, fields }: Pick<DeskInquiry, 'reference' | 'fields'>) =>
  dotted([reference, textIn(fields.subject) ?? textIn(fields.projectName), textIn(fields.message)]);

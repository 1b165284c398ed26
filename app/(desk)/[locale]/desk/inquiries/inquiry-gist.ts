import type { DeskInquiry } from '@/lib/desk/desk-inquiries';
import { dotted } from '@/lib/i18n/dotted';

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who wrote. */
export const nameIn = ({ name, clientName }: DeskInquiry['fields']) => textIn(name) ?? textIn(clientName);

/** Where to write to who wrote. */
export const emailIn = ({ email }: DeskInquiry['fields']) => textIn(email);

/** Where to call who wrote. */
export const phoneIn = ({ phone }: DeskInquiry['fields']) => textIn(phone);

/** What about. */
export const gistOf = ({ fields }: Pick<DeskInquiry, 'fields'>) =>
  dotted([textIn(fields.subject) ?? textIn(fields.projectName), textIn(fields.message)]);

/** What was written, field by field. */
export const writtenIn = (fields: DeskInquiry['fields'], labels: Record<string, string>) =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = textIn(value);
    return text === undefined ? [] : [{ name, label: labels[name] ?? name, value: text }];
  });

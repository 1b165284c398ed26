import { z } from 'zod';
import { optionalTextField, textField, urlField } from '@/lib/fields/fields';

const credential = textField({ max: 500 });
const optionalCredential = optionalTextField({ max: 500 });

/** The server access form; shared by the form and its handler. */
export const serverAccess = z.object({
  clientName: textField({ max: 200 }),
  projectName: textField({ max: 200 }),
  websiteUrl: urlField,
  websiteCpanelUrl: urlField,
  websiteCpanelUsername: credential,
  websiteCpanelPassword: credential,
  websiteFtpHost: optionalCredential,
  websiteFtpUsername: optionalCredential,
  websiteFtpPassword: optionalCredential,
  hostingProvider: textField({ max: 200 }),
  hostingUsername: credential,
  hostingPassword: credential,
  hostingAccountId: optionalCredential,
  domainRegistrar: textField({ max: 200 }),
  domainUsername: credential,
  domainPassword: credential,
  additionalInfo: optionalTextField({ max: 5000, isMultiline: true }),
});

export type ServerAccess = z.infer<typeof serverAccess>;

/** What stays readable, in the order in which the agency reads it; all else is encrypted on arrival. */
export const clearNames = [
  'clientName',
  'projectName',
  'websiteUrl',
  'hostingProvider',
  'domainRegistrar',
] as const satisfies (keyof ServerAccess)[];

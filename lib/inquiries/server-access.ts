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

/** What stays readable; all else is encrypted on arrival. */
export function splitServerAccess(form: ServerAccess): {
  clear: Record<string, string>;
  secret: Record<string, string>;
} {
  return {
    clear: {
      client_name: form.clientName,
      project_name: form.projectName,
      website_url: form.websiteUrl,
      hosting_provider: form.hostingProvider,
      domain_registrar: form.domainRegistrar,
    },
    secret: {
      cpanel_url: form.websiteCpanelUrl,
      cpanel_username: form.websiteCpanelUsername,
      cpanel_password: form.websiteCpanelPassword,
      ftp_host: form.websiteFtpHost,
      ftp_username: form.websiteFtpUsername,
      ftp_password: form.websiteFtpPassword,
      hosting_username: form.hostingUsername,
      hosting_password: form.hostingPassword,
      hosting_account_id: form.hostingAccountId,
      domain_username: form.domainUsername,
      domain_password: form.domainPassword,
      additional_info: form.additionalInfo,
    },
  };
}

import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { bankAccountField } from '@/lib/thailand/bank-account';
import {
  addressesField,
  choice,
  databaseField,
  hookField,
  listField,
  oneAddressField,
  oneOf,
  optional,
  originField,
  projectField,
  promptPayIdField,
  senderField,
  serverAccessKeyField,
  supabaseKeyField,
  upTo,
  withDefault,
} from './setting-fields';

export const settings = z.object({
  PORT: withDefault(3000, upTo(65535, '')),
  SITE_URL: optional(originField),
  DATA_DIR: withDefault('.data', z.string()),
  DATABASE: choice('embedded', 'postgres', 'supabase'),
  DATABASE_URL: optional(databaseField),
  SUPABASE_URL: optional(projectField),
  SUPABASE_SECRET_KEY: optional(
    supabaseKeyField(
      'sb_secret_',
      'service_role',
      'must be a secret key, sb_secret_…, not a publishable or anon key',
    ),
  ),
  SUPABASE_PUBLISHABLE_KEY: optional(
    supabaseKeyField(
      'sb_publishable_',
      'anon',
      'must be the publishable key, sb_publishable_…, never a secret one',
    ),
  ),
  // Login shells set it too, to the path of a mailbox.
  MAIL: z.preprocess((value) => (/^\//.test(String(value)) ? undefined : value), choice('folder', 'resend')),
  MAIL_TO: optional(oneAddressField),
  MAIL_FROM: optional(senderField),
  RESEND_API_KEY: optional(z.string().startsWith('re_', 'must be a key of Resend, re_…')),
  NOTIFY: choice('none', 'line'),
  LINE_CHANNEL_TOKEN: optional(z.string().min(40, 'must be a channel access token')),
  LINE_CHANNEL_SECRET: optional(
    z.string().regex(/^[0-9a-f]{32}$/, 'must be the channel secret, 32 characters 0-9 and a-f'),
  ),
  IDENTITY: choice('embedded', 'supabase'),
  STAFF: addressesField,
  MAIL_REDIRECT: optional(oneAddressField),
  RESEND_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_[A-Za-z0-9+/]{4,}={0,2}$/, 'must be a signing secret of Resend, whsec_…'),
  ),
  AGENCY_LOCALE: withDefault('th', oneOf(...locales)),
  PROMPTPAY_ID: optional(promptPayIdField),
  PROMPTPAY_NAME: optional(z.string().max(100, 'must have 100 characters or fewer')),
  BANK_ACCOUNT: optional(bankAccountField),
  SLIP_CHECK: choice('none', 'simulated', 'easyslip', 'slipok', 'slip2go'),
  SLIP_CHECK_KEY: optional(z.string().min(8, 'must be the key of the service, 8 characters or more')),
  SLIP_CHECK_BRANCH: optional(z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'must be the number of the branch')),
  SLIP_CHECK_LIMIT: withDefault(0, upTo(10_000_000, ' baht')),
  CARD: choice('simulated', 'stripe'),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_/, 'must be a secret or restricted key, sk_… or rk_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must be a signing secret, whsec_…')),
  DOCUMENTS: choice('none', 'own'),
  DOMAINS: choice('simulated', 'rdap'),
  RDAP_BOOTSTRAP: withDefault('https://data.iana.org/rdap/dns.json', listField),
  SERVER_ACCESS_KEY: optional(serverAccessKeyField),
  CRON_SECRET: optional(z.string().min(16, 'must have 16 characters or more: openssl rand -hex 24')),
  INDEXNOW_KEY: optional(
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and dashes'),
  ),
  PUBLISH_HOOK: optional(hookField),
  TRUST_PROXY: optional(upTo(10, ': how many proxies are in front of the site')),
  COUNT_VISITS: choice('yes', 'no'),
  BUILD_APART: optional(oneOf('yes')),
  VERCEL: optional(z.string()),
  VERCEL_ENV: optional(z.string()),
  VERCEL_REGION: optional(z.string()),
  VERCEL_BRANCH_URL: optional(z.string()),
  NEXT_PHASE: optional(z.string()),
  NODE_ENV: optional(z.string()),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);
export type Settings = z.infer<typeof settings>;

/** The settings of this process, parsed. `siteUrl` is an origin without a closing slash. */
export type Env = Omit<
  Settings,
  'SITE_URL' | 'TRUST_PROXY' | 'BUILD_APART' | 'VERCEL' | 'VERCEL_ENV' | 'NEXT_PHASE' | 'NODE_ENV'
> & {
  TRUST_PROXY: number;
  siteUrl: string;
  isLive: boolean;
  /** Served as in production, and not live: who comes by a public host name must be told (lib/http/trial.ts). */
  isTrial: boolean;
  isVercel: boolean;
};

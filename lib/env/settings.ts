import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { bankAccountField } from '@/lib/thailand/bank-account';
import {
  addressesField,
  databaseField,
  emptyAsUnset,
  isSecretKey,
  optional,
  originField,
  promptPayIdField,
  senderPattern,
} from './setting-fields';

export const settings = z.object({
  PORT: z.preprocess(emptyAsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
  SITE_URL: optional(originField),
  DATA_DIR: z.preprocess(emptyAsUnset, z.string().default('.data')),
  DATABASE: z.preprocess(emptyAsUnset, z.enum(['embedded', 'postgres', 'supabase']).default('embedded')),
  DATABASE_URL: optional(databaseField),
  SUPABASE_URL: optional(originField),
  SUPABASE_SECRET_KEY: optional(
    z.string().refine(isSecretKey, 'must be a secret key, not a publishable or anon key'),
  ),
  SUPABASE_PUBLISHABLE_KEY: optional(
    z.string().refine((key) => !isSecretKey(key), 'must be the publishable key, never a secret one'),
  ),
  MAIL: z.preprocess(emptyAsUnset, z.enum(['folder', 'resend']).default('folder')),
  MAIL_TO: optional(z.email()),
  MAIL_FROM: optional(
    z.string().regex(senderPattern, 'must be an address, or a name with an address in <…>'),
  ),
  RESEND_API_KEY: optional(z.string().startsWith('re_', 'must be a key of Resend, re_…')),
  NOTIFY: z.preprocess(emptyAsUnset, z.enum(['none', 'line']).default('none')),
  LINE_CHANNEL_TOKEN: optional(z.string().min(40, 'must be a channel access token')),
  LINE_CHANNEL_SECRET: optional(
    z.string().regex(/^[0-9a-f]{32}$/, 'must be the channel secret, 32 characters 0-9 and a-f'),
  ),
  IDENTITY: z.preprocess(emptyAsUnset, z.enum(['embedded', 'supabase']).default('embedded')),
  STAFF: addressesField,
  MAIL_REDIRECT: optional(z.email()),
  RESEND_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_[A-Za-z0-9+/]{4,}={0,2}$/, 'must be a signing secret of Resend, whsec_…'),
  ),
  AGENCY_LOCALE: z.preprocess(emptyAsUnset, z.enum(locales).default('th')),
  PROMPTPAY_ID: optional(promptPayIdField),
  PROMPTPAY_NAME: optional(z.string().max(100)),
  BANK_ACCOUNT: optional(bankAccountField),
  CARD: z.preprocess(emptyAsUnset, z.enum(['simulated', 'stripe']).default('simulated')),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_/, 'must be a secret or restricted key, sk_… or rk_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must be a signing secret, whsec_…')),
  DOCUMENTS: z.preprocess(emptyAsUnset, z.enum(['none', 'own']).default('none')),
  DOMAINS: z.preprocess(emptyAsUnset, z.enum(['simulated', 'rdap']).default('simulated')),
  RDAP_BOOTSTRAP: z.preprocess(
    emptyAsUnset,
    z.url({ protocol: /^https?$/ }).default('https://data.iana.org/rdap/dns.json'),
  ),
  SERVER_ACCESS_KEY: optional(
    z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be an age public key, age1…'),
  ),
  CRON_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
  INDEXNOW_KEY: optional(
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and dashes'),
  ),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10)),
  BUILD_APART: optional(z.enum(['yes'])),
  VERCEL: optional(z.string()),
  VERCEL_ENV: optional(z.string()),
  VERCEL_REGION: optional(z.string()),
  VERCEL_BRANCH_URL: optional(z.string()),
  NEXT_PHASE: optional(z.string()),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);
type Settings = z.infer<typeof settings>;

/** The settings of this process, parsed. `siteUrl` is an origin without a closing slash. */
export type Env = Omit<
  Settings,
  'SITE_URL' | 'TRUST_PROXY' | 'BUILD_APART' | 'VERCEL' | 'VERCEL_ENV' | 'NEXT_PHASE'
> & {
  TRUST_PROXY: number;
  siteUrl: string;
  isLive: boolean;
  isVercel: boolean;
};

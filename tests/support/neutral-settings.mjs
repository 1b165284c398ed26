/**
 * Every setting as if it were not set, so that neither a developer's `.env` nor the shell reaches a test. Only the agency of the tests
 * reads English, as whoever reads the tests does.
 */
export const neutralSettings = {
  SITE_URL: '',
  DATABASE: '',
  SUPABASE_URL: '',
  SUPABASE_SECRET_KEY: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  MAIL: '',
  MAIL_TO: '',
  MAIL_FROM: '',
  RESEND_API_KEY: '',
  RESEND_WEBHOOK_SECRET: '',
  NOTIFY: '',
  LINE_CHANNEL_TOKEN: '',
  LINE_CHANNEL_SECRET: '',
  IDENTITY: '',
  STAFF: '',
  AGENCY_LOCALE: 'en',
  PROMPTPAY_ID: '',
  CARD: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  DOMAINS: '',
  RDAP_BOOTSTRAP: '',
  SERVER_ACCESS_KEY: '',
  CRON_SECRET: '',
  TRUST_PROXY: '',
  VERCEL: '',
  VERCEL_ENV: '',
};

/** Every setting as if it were not set, so that neither a developer's `.env` nor the shell reaches a test. */
export const neutralSettings = {
  SITE_URL: '',
  DATABASE: '',
  SUPABASE_URL: '',
  SUPABASE_SECRET_KEY: '',
  MAIL: '',
  MAIL_TO: '',
  MAIL_FROM: '',
  RESEND_API_KEY: '',
  PROMPTPAY_ID: '',
  DOMAINS: '',
  RDAP_BOOTSTRAP: '',
  SERVER_ACCESS_KEY: '',
  CRON_SECRET: '',
  TRUST_PROXY: '',
  VERCEL: '',
  VERCEL_ENV: '',
};

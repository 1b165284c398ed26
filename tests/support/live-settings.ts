/** Settings of a live site on a server of one's own, which lack nothing. */
export const liveSettings = {
  SITE_URL: 'https://www.agency-in-pattaya.com',
  PROMPTPAY_ID: '0812345678',
  MAIL_TO: 'orders@agency-in-pattaya.com',
  MAIL: 'resend',
  MAIL_FROM: 'Agency <hello@agency-in-pattaya.com>',
  RESEND_API_KEY: 're_secret',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  DOMAINS: 'rdap',
  CRON_SECRET: '0123456789abcdef',
  SERVER_ACCESS_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  STAFF: 'nok@agency-in-pattaya.com',
  TRUST_PROXY: '1',
};

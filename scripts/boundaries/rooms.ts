import type { Boundaries } from './linter-rules';

/** Who may import whom; the rooms stand lowest first. After a change of this file, run `npm run boundaries`. */
export const boundaries: Boundaries = {
  rooms: [
    'result.ts',
    'once.ts',
    'i18n',
    'fields',
    'browser',
    'catalog',
    'thailand',
    'log.ts',
    'env',
    'site',
    'database',
    'keys',
    'outside.ts',
    'http',
    'orders',
    'payments',
    'inquiries',
    'mail',
    'domains',
    'cart',
    'checkout',
    'server',
  ],
  siblings: ['payments/slip', 'payments/card'],
  chooser: 'outside.ts',
  contracts: [
    'database/database',
    'payments/slip/slip-store',
    'payments/card/card-gateway',
    'mail/mailer',
    'domains/domain-checker',
  ],
  sdks: ['@electric-sql/pglite', '@supabase/supabase-js', 'nodemailer', 'resend', 'stripe'],
};

import type cart from '@/messages/en/cart.json';
import type catalog from '@/messages/en/catalog.json';
import type checkout from '@/messages/en/checkout.json';
import type common from '@/messages/en/common.json';
import type errors from '@/messages/en/errors.json';
import type home from '@/messages/en/home.json';
import type mail from '@/messages/en/mail.json';
import type notFound from '@/messages/en/not-found.json';
import type services from '@/messages/en/services.json';
import type thankYou from '@/messages/en/thank-you.json';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      cart: typeof cart;
      catalog: typeof catalog;
      checkout: typeof checkout;
      common: typeof common;
      errors: typeof errors;
      home: typeof home;
      mail: typeof mail;
      'not-found': typeof notFound;
      services: typeof services;
      'thank-you': typeof thankYou;
    };
  }
}

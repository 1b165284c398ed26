import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CartActions } from '@/app/[locale]/(checkout)/cart/cart-actions';
import { ShownCart } from '@/app/[locale]/(checkout)/cart/cart-words';
import { AccessForm } from '@/app/[locale]/(clients)/server-access/access-form';
import { ContactForm } from '@/app/[locale]/(company)/contact/contact-form';
import { BusinessCardForm } from '@/app/[locale]/(services)/business-cards/business-card-form';
import { inquiryWords } from '@/components/forms/inquiry-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { leadsToPolicies } from '../../support/policy-links';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

/** The places of static pages where somebody sends or pays. */
async function placesIn(locale: Locale): Promise<Record<string, ReactNode>> {
  const messages = await loadMessages(locale);
  const shared = { locale, thankYou: '/thank-you' };
  const { cart, card, catalog, common, checkout, errors, forms, orders } = messages;
  const words = { ...catalog, ...common, ...cart, card, checkout, errors, slips: orders.slips };
  const item = {
    ...{
      id: 'seo-local' as const,
      type: 'SEO',
      price: 1_500_000,
      first: 1_500_000,
      period: 'month' as const,
    },
    ...{ name: 'SEO', description: 'SEO', sign: undefined },
  };
  return {
    contact: (
      <ContactForm
        {...shared}
        words={inquiryWords(messages, 'contact')}
        sections={messages.contact.form.sections}
      />
    ),
    businessCards: (
      <BusinessCardForm {...shared} words={inquiryWords(messages, 'businessCard')}>
        {null}
      </BusinessCardForm>
    ),
    serverAccess: (
      <AccessForm
        locale={locale}
        home="/"
        words={{ ...inquiryWords(messages, 'serverAccess'), ...messages['server-access'] }}
      />
    ),
    cart: (
      <ShownCart value={{ locale, words: { ...words, agreement: forms.kit.agreement } }}>
        <CartActions
          entries={[{ line: item, item }]}
          isDeposit={false}
          links={{ thankYou: '/', contact: '/', quotes: '/' }}
          onPayPromptPay={() => undefined}
          onRemove={() => undefined}
          onClear={() => undefined}
        />
      </ShownCart>
    ),
  };
}

it.each(locales)(
  'every form and the cart lead to terms and privacy beside their buttons: %s',
  async (locale) => {
    for (const [name, place] of Object.entries(await placesIn(locale)))
      expect([name, leadsToPolicies(renderToStaticMarkup(place), locale)]).toEqual([name, true]);
  },
);

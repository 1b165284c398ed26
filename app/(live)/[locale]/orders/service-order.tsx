import { getLocale } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { localePath } from '@/lib/i18n/locales';
import { orderPath } from '@/lib/site/order-path';
import type { ServicesApi } from './service-props';

type ServiceOrderProps = { api: ServicesApi; reference: string; label: string };

/** The way to an order: at the portal a button gives this browser a key to it; elsewhere whoever has none is asked for it. */
export async function ServiceOrder({ api, reference, label }: ServiceOrderProps) {
  const locale = await getLocale();
  if (api === '/api/portal/services')
    return (
      <PostForm action={`/api/portal/orders/${reference}`}>
        <PostButton label={label} look="primary" />
      </PostForm>
    );
  // The page of this very order is where it stands.
  if (api.includes(reference)) return null;
  return (
    <a href={localePath(locale, orderPath(reference))} className={`${buttonClass.text} justify-self-start`}>
      {label}
    </a>
  );
}

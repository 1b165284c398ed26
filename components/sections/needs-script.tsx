import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/company';

/** How to order where scripts are off, since the cart needs them. */
export function NeedsScript() {
  const t = useTranslations('common.addToCart');
  return (
    <noscript>
      <p className="mt-10 font-semibold">
        {t('needsScript', { phone: company.phone, email: company.email })}
      </p>
    </noscript>
  );
}

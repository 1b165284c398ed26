import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import type { Locale } from '@/lib/i18n/locales';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { CustomerFields } from './customer-fields';

const names = ['name', 'email', 'phone', 'address', 'companyName', 'companyTaxId', 'companyBranch'] as const;

type CorrectOrderProps = {
  order: z.infer<typeof orderOfAgency>;
  locale: Locale;
  words: Pick<Messages['desk']['order'], 'correct' | 'save'> & { fields: Messages['checkout']['details'] };
};

/** What a customer said on the phone, put right by somebody of the staff. */
export function CorrectOrder({ order, locale, words }: CorrectOrderProps) {
  return (
    <Fold title={words.correct}>
      <form
        action={`/api/desk/orders/${order.reference}/details?locale=${locale}`}
        method="post"
        className="grid gap-4 pb-4"
      >
        <CustomerFields order={order} names={names} words={words.fields} />
        <button type="submit" className={`${buttonClass.secondary} justify-self-start`}>
          {words.save}
        </button>
      </form>
    </Fold>
  );
}

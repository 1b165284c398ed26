import { getMessages } from 'next-intl/server';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { LostKey } from '../lost-key';
import { KeyFromAddress } from './key-from-address';

/** For a browser without a key: it takes the one from the address, or the one that is pasted, or sends for a new one. */
export async function OpenOrder({ reference, locale }: { reference: string; locale: Locale }) {
  const { orders } = await getMessages();
  const words = orders.open;
  return (
    <div className="wrap grid max-w-[52rem] gap-10 py-section">
      <div className="grid gap-4">
        <h1 className="text-h2">
          <Lettering text={fill(words.title, { reference })} />
        </h1>
        <KeyFromAddress reference={reference} words={{ opening: words.opening, failed: words.failed }} />
        <p className="section-lead">{words.text}</p>
        <form
          action={`/api/my-orders/${reference}/key?locale=${locale}`}
          method="post"
          className="flex max-w-[44rem] flex-wrap items-end gap-4"
        >
          <div className="min-w-64 grow">
            <FieldFrame id="key" label={words.key} problem={undefined} optional={words.hint}>
              <input
                id="key"
                name="key"
                type="text"
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={fieldClass}
              />
            </FieldFrame>
          </div>
          <button type="submit" className={buttonClass.primary}>
            {words.submit}
          </button>
        </form>
      </div>
      <LostKey locale={locale} reference={reference} words={orders.lost} />
    </div>
  );
}

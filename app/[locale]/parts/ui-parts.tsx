import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { findItem } from '@/lib/catalog/items';
import { FieldStates } from './field-states';

/** The small parts: buttons, notices, steps, fields, badges, prices. */
export function UiParts() {
  const t = useTranslations('checkout');
  const { errors, cart } = useMessages();
  const locale = useLocale();
  const steps = [t('steps.scan'), t('steps.slip'), t('steps.details')];
  return (
    <Section title="UI">
      <div className="grid gap-10 rounded-board bg-board p-6">
        <div className="flex flex-wrap items-center gap-4">
          {Object.values(buttonClass).map((look) => (
            <button key={look} type="button" className={look}>
              {t('slip.continue')}
            </button>
          ))}
          <button type="button" className={buttonClass.primary} disabled>
            {t('slip.busy')}
          </button>
          <span className="relative grid size-12 place-items-center">
            <Icon name="basket" />
            <Badge>12</Badge>
          </span>
          <span className="tag">{useTranslations('common.addToCart')('featured')}</span>
          <span style={{ fontSize: 'var(--text-price)' }}>
            <Amount satang={findItem('vps-premium').price} locale={locale} decimals="always" />
          </span>
        </div>
        <div className="grid gap-4">
          {(['info', 'amber', 'red', 'success'] as const).map((look) => (
            <Notice key={look} look={look} title={t('slip.title')}>
              <p>{t('slip.failed')}</p>
            </Notice>
          ))}
        </div>
        <div className="grid gap-6">
          {steps.map((step, index) => (
            <Stepper key={step} label={`${t('steps.label')} ${index + 1}`} steps={steps} current={index} />
          ))}
        </div>
        <FieldStates
          words={{
            name: t('details.name'),
            email: t('details.email'),
            address: t('details.address'),
            slip: t('slip.label'),
            choose: t('slip.choose'),
            problem: errors.fields.email,
            category: cart.category,
          }}
        />
      </div>
    </Section>
  );
}

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { findItem, itemsOfType } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { pageMetadata } from '@/lib/site/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const starter = formatMoney(findItem('web-design-starter').price, locale);
  const advanced = formatMoney(findItem('web-design-advanced').price, locale);
  return pageMetadata('services', { starter, advanced });
}

export default async function ServicesPage() {
  const t = await getTranslations('services');
  return (
    <>
      <Hero board="web" motif="web" title={t('hero.title')} lead={t('hero.lead')} />
      <PackageGrid
        title={t('packages.title')}
        items={itemsOfType('web-design')}
        featured="web-design-advanced"
        note={t('packages.note')}
      />
    </>
  );
}

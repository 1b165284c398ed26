import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { PackageGrid } from '@/components/sections/package-grid';
import { findItem, itemsOfType } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { pageMetadata } from '@/lib/site/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('home.metadata');
  const web = formatMoney(findItem('web-design-starter').price, locale);
  const vps = formatMoney(findItem('vps-starter').price, locale);
  return pageMetadata('home', { title: t('title'), description: t('description', { web, vps }) });
}

export default async function HomePage() {
  const t = await getTranslations('home');
  return (
    <>
      <Hero
        title={t('hero.title')}
        lead={t('hero.lead')}
        action={{ label: t('hero.action'), to: 'services' }}
      />
      <PackageGrid title={t('vps.title')} lead={t('vps.lead')} items={itemsOfType('vps-hosting')} />
    </>
  );
}

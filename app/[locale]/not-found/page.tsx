import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Lost } from '@/components/sections/lost';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not-found.metadata');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

export default function NotFoundPage() {
  return <Lost />;
}

import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { FeatureList } from '@/components/sections/feature-list';
import { Hero } from '@/components/sections/hero';
import { NoticeSection } from '@/components/sections/notice-section';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('serverAccess');
}

export default async function ServerAccessPage() {
  const { hero, encryption, notice } = (await getMessages())['server-access'];
  return (
    <>
      <Hero board="tech" motif="platter" title={hero.title} lead={hero.lead} />
      <NoticeSection {...notice} />
      <FeatureList {...encryption} />
    </>
  );
}

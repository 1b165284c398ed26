import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { Lost } from '@/components/sections/lost';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages())['not-found'].metadata;
  return { title, description, robots: { index: false } };
}

export default async function NotFoundPage() {
  const words = (await getMessages())['not-found'];
  return <Lost locale={await getLocale()} words={words} />;
}

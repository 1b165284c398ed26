import { getLocale, getMessages } from 'next-intl/server';
import { Lost } from '@/components/sections/lost';

/** Where a live page knows nothing of what its address names. */
export default async function LiveNotFound() {
  const { 'not-found': words } = await getMessages();
  return <Lost locale={await getLocale()} words={words} />;
}

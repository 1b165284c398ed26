import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { localePath } from '@/lib/i18n/locales';
import type { Person } from '@/lib/identity/identity';
import { signInFor } from '@/lib/identity/next-page';
import { signedIn } from '@/lib/identity/signed-in';
import { askedPage, livePaths } from '@/lib/site/live-pages';

/**
 * The member of the staff that this request is from; a stranger goes to the sign-in and comes back here, a client to the portal. Every
 * page of the desk asks for itself, since a layout is not drawn again when only the page changes.
 */
export const staffHere = cache(async (): Promise<Person> => {
  const asked = await headers();
  const person = await signedIn(asked);
  if (person?.role === 'staff') return person;
  const locale = await getLocale();
  redirect(localePath(locale, person ? livePaths.portal : signInFor(asked.get(askedPage) ?? livePaths.desk)));
});

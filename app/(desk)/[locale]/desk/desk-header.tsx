import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Lettering } from '@/components/ui/lettering';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';
import type { deskCounts } from '@/lib/desk/counts';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskPart } from './desk-sign';
import { DeskTabs } from './desk-tabs';
import { Pulse } from './pulse';
import { waitingIn } from './waiting';

type DeskHeaderProps = { email: string; counts: Awaited<ReturnType<typeof deskCounts>> };

/** The frame of every page of the desk: its parts with what waits in each, at the side or under the thumb, and who is signed in. */
export async function DeskHeader({ email, counts }: DeskHeaderProps) {
  const locale = await getLocale();
  const words = (await getMessages()).desk;
  const waiting = waitingIn(counts);
  const tab = (part: DeskPart, count = waiting[part]) => ({
    part,
    href: localePath(locale, `${livePaths.desk}${part === 'check' ? '' : `/${part}`}`),
    label: <Lettering text={words.tabs[part]} />,
    count,
  });
  return (
    <header className="desk-head print:hidden">
      <a href={localePath(locale, '/')} className="desk-name">
        <Logo />
        {company.name}
      </a>
      <DeskTabs
        label={withoutMarks(words.title)}
        more={<Lettering text={words.tabs.rest} />}
        near={[tab('check'), tab('orders', 0), tab('inquiries'), tab('work')]}
        far={[tab('quotes'), tab('visits'), tab('services'), tab('month'), tab('shop'), tab('mail')]}
      >
        <PostForm action="/api/identity/sign-out">
          <p>{fill(words.signedIn, { email })}</p>
          <PostButton label={words.out} look="ghost" />
        </PostForm>
      </DeskTabs>
      <Pulse seen={counts.pulse} />
    </header>
  );
}

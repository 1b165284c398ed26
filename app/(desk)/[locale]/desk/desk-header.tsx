import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { Logo } from '@/components/ui/logo';
import { company } from '@/lib/company/company';
import type { deskCounts } from '@/lib/desk/counts';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { DeskSign } from './desk-sign';
import { DeskTabs } from './desk-tabs';
import { Pulse } from './pulse';

type DeskHeaderProps = { email: string; counts: Awaited<ReturnType<typeof deskCounts>> };

/** Above every page of the desk: what waits where, and who is signed in. */
export async function DeskHeader({ email, counts }: DeskHeaderProps) {
  const locale = await getLocale();
  const words = (await getMessages()).desk;
  const at = (part: string) => localePath(locale, livePaths.desk + part);
  const tab = (part: Parameters<typeof DeskSign>[0]['part'], path: string, count: number) => ({
    href: at(path),
    label: <Lettering text={words.tabs[part]} />,
    sign: <DeskSign part={part} />,
    count,
  });
  return (
    <header className="desk-head print:hidden">
      <div className="wrap flex items-center justify-between gap-x-6 sm:flex-wrap sm:pt-2">
        <a
          href={localePath(locale, '/')}
          className="flex min-h-11 items-center gap-3 whitespace-nowrap font-display text-lead"
        >
          <span className="size-8">
            <Logo />
          </span>
          <span className="sr-only sm:not-sr-only">{company.name}</span>
        </a>
        <PostForm
          action="/api/identity/sign-out"
          className="flex items-center gap-x-4 text-small sm:flex-wrap"
        >
          <span className="sr-only sm:not-sr-only sm:wrap-anywhere text-ink-2">
            {fill(words.signedIn, { email })}
          </span>
          <a href={at('/mail')} className={buttonClass.text}>
            {counts.mail > 0 ? `${words.tabs.mail} (${counts.mail})` : words.tabs.mail}
          </a>
          <PostButton label={words.out} look="text" />
        </PostForm>
      </div>
      <DeskTabs
        label={withoutMarks(words.title)}
        tabs={[
          tab('check', '', counts.to_check),
          tab('orders', '/orders', 0),
          tab('quotes', '/quotes', counts.quotes),
          tab('inquiries', '/inquiries', counts.inquiries),
          tab('work', '/work', counts.jobs),
          tab('services', '/services', counts.services),
          tab('shop', '/shop', 0),
          tab('visits', '/visits', counts.appointments),
          tab('month', '/month', 0),
        ]}
      />
      <Pulse seen={counts.pulse} />
    </header>
  );
}

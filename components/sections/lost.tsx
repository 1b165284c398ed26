import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { SoiDog } from '@/components/motifs/soi-dog';
import { buttonClass } from '@/components/ui/button-class';
import { Phrases } from '@/components/ui/phrases';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { LostAddress } from './lost-address';
import { StatusBoard } from './status-board';

type LostProps = {
  locale: Locale;
  words: Messages['not-found'];
  /** The way to the search, where the page has one. */
  search?: ReactNode;
};

/** What a visitor of an unknown address reads: that it leads nowhere, and the ways on. Asks nothing of the request, so it stands alone too. */
export function Lost({ locale, words, search }: LostProps) {
  return (
    <StatusBoard board="lost" motif="deadend" title={words.title}>
      <SoiDog />
      <LostAddress />
      <p className="sign-lead">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <a href={localePath(locale, routes.home.path)} className={buttonClass.board}>
          <Phrases text={words.home} />
        </a>
        <a href={localePath(locale, routes.contact.path)} className={buttonClass.ghost}>
          <Phrases text={words.contact} />
        </a>
        {search}
      </div>
    </StatusBoard>
  );
}

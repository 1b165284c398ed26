import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { StatusBoard } from './status-board';

/** What a visitor of an unknown path reads: the spec's title under a dead-end sign, and the ways on. */
export function Lost() {
  const t = useTranslations('not-found');
  return (
    <StatusBoard board="lost" motif="deadend" title={t('title')}>
      <p className="sign-lead">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="home" look="accent" label={t('home')} />
        <LinkButton to="contact" look="ghost" label={t('contact')} />
      </div>
    </StatusBoard>
  );
}

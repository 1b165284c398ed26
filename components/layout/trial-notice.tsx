import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/ui/phrases';
import { env } from '@/lib/env/env';
import { privateHosts } from '@/lib/env/private-host';

/** Hides the notice from whoever works on the site; a sheet that is made here needs no leave of the policy. */
const script = `if (/${privateHosts}/i.test(location.hostname)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.trial { display: none }');
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Says in large letters that this site sells nothing: part of every page of a build that is not live, and of no other. Whoever asks by the
 * name of their own machine or network is spared it by a script, so that whoever runs none reads it everywhere (docs/decisions/0043).
 * @param nonce allows the script where a page's policy cannot know its hash
 */
export async function TrialNotice({ nonce }: { nonce?: string | undefined }) {
  if (!env().isTrial) return null;
  const t = await getTranslations('common.trial');
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which React would escape as text */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      <section aria-labelledby="trial" className="trial bg-amber-bg text-amber-ink">
        <div className="wrap py-4">
          <p id="trial" className="font-semibold text-h3 leading-snug">
            <Phrases text={t('title')} />
          </p>
          <p>{t('text')}</p>
        </div>
      </section>
    </>
  );
}

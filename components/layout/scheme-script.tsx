import type { LightChoice } from '@/lib/browser/light';
import { routes } from '@/lib/site/routes';

/**
 * Runs in the head before anything is painted, and again when a choice is made: the style sheets ask the device for day or night, and
 * here their questions get the visitor's answer instead. Nothing happens for who has chosen nothing, but on the page that is always lit.
 * Who comes from a page of ours is told apart: they have seen the tubes strike (arrival.css). Sheets that wait (`finish-page.ts`) come
 * at once to a window that they apply to. Storage takes its time to be read (some 5 ms, and the parser waits), so that is left for the
 * first frame, which calls back before it paints.
 * Self-contained: its text is the script.
 */
function answerForDevice(alwaysLit: string): void {
  const root = document.documentElement;
  let isNight: boolean | undefined;
  const answer = (rules: CSSRuleList): void => {
    for (const rule of rules as Iterable<CSSRule> & CSSRuleList) {
      if (rule instanceof CSSMediaRule) {
        const kept = rule as CSSMediaRule & { asked?: string };
        kept.asked ??= rule.media.mediaText;
        const { asked } = kept;
        rule.media.mediaText = asked.replace(/\(prefers-color-scheme: (dark|light)\)/, (_, scheme) =>
          (scheme === 'dark') === isNight ? '(width)' : '(width: 0)',
        );
      }
      if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList);
    }
  };
  const follow = (choice: string): void => {
    const hour = (Date.now() / 3_600_000 + 7) % 24;
    isNight = choice === 'night' || (choice === 'now' && (hour >= 18.5 || hour < 6));
    for (const sheet of document.styleSheets) answer(sheet.cssRules);
    root.style.colorScheme = isNight ? 'dark' : 'light';
  };
  const waiting = document.querySelectorAll<HTMLLinkElement>('link[disabled]');
  // All wait for the same.
  if (waiting[0] && matchMedia(waiting[0].media).matches) for (const link of waiting) link.disabled = false;
  if (document.referrer.startsWith(location.origin)) root.dataset.lit = '';
  const recall = (): void => {
    try {
      const choice = localStorage.getItem('light');
      if (choice) follow(choice);
    } catch {}
  };
  if (location.pathname.endsWith(alwaysLit)) follow('night');
  else if ((document as { prerendering?: boolean }).prerendering) recall();
  else requestAnimationFrame(recall);
  document.addEventListener(
    'load',
    ({ target }) =>
      isNight !== undefined &&
      target instanceof HTMLLinkElement &&
      target.sheet &&
      answer(target.sheet.cssRules),
    true,
  );
  document.addEventListener('light', (event) => follow((event as CustomEvent<LightChoice>).detail));
}

const text = (alwaysLit: string) => `(${answerForDevice})('${alwaysLit}')`;

/** @param nonce allows the script where a page's policy cannot know its hash */
export function SchemeScript({ nonce }: { nonce?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which React would escape as text
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text(routes.nightlifeGuide.path) }} />;
}

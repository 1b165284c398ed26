import type { LightChoice } from '@/lib/browser/light';

/**
 * Runs in the head before anything is painted, and again when a choice is made: the style sheets ask the device for day or night, and
 * here their questions get the visitor's answer instead. Nothing happens for who has chosen nothing. Self-contained: its text is the script.
 */
function answerForDevice(): void {
  const root = document.documentElement;
  const answer = (rules: CSSRuleList, isNight: boolean | undefined): void => {
    for (const rule of rules as Iterable<CSSRule> & CSSRuleList) {
      if (rule instanceof CSSMediaRule) {
        const kept = rule as CSSMediaRule & { asked?: string };
        kept.asked ??= rule.media.mediaText;
        const { asked } = kept;
        rule.media.mediaText =
          isNight === undefined
            ? asked
            : asked.replace(/\(prefers-color-scheme: (dark|light)\)/, (_, scheme) =>
                (scheme === 'dark') === isNight ? '(min-width: 0px)' : '(max-width: 0px)',
              );
      }
      if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList, isNight);
    }
  };
  let isNight: boolean | undefined;
  const follow = (choice: string | null | undefined): void => {
    const hour = (Date.now() / 3_600_000 + 7) % 24;
    isNight = choice ? choice === 'night' || (choice === 'now' && (hour >= 18.5 || hour < 6)) : undefined;
    for (const sheet of document.styleSheets) answer(sheet.cssRules, isNight);
    root.style.colorScheme = isNight === undefined ? '' : isNight ? 'dark' : 'light';
  };
  let choice: string | null | undefined;
  try {
    choice = localStorage.getItem('light');
  } catch {}
  choice ||= root.dataset.light;
  if (choice) follow(choice);
  document.addEventListener(
    'load',
    ({ target }) =>
      isNight !== undefined &&
      target instanceof HTMLLinkElement &&
      target.sheet &&
      answer(target.sheet.cssRules, isNight),
    true,
  );
  document.addEventListener('light', (event) => follow((event as CustomEvent<LightChoice>).detail));
}

export function SchemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which React would escape as text
  return <script dangerouslySetInnerHTML={{ __html: `(${answerForDevice})()` }} />;
}

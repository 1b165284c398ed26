import { getLocale } from 'next-intl/server';
import { locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** By language: what the bar says, and what closes it; nothing for the page's own. */
type BarWords = Record<string, readonly [read: string, close: string] | readonly []>;

/**
 * Runs where the bar stands, before anything is painted, so that nothing moves: whoever's browser prefers another of our languages to the
 * page's is offered the same page in that one, until they close the bar for good. Whether they did is asked for in the first frame, as
 * `scheme-script.tsx` does.
 * Self-contained: its text is the script.
 */
function offerLanguage(words: BarWords): void {
  const here = document.documentElement.lang;
  const wanted = navigator.languages.map((tag) => tag.replace(/-.*/, '')).find((tag) => tag in words);
  const bar = document.getElementById('language-bar');
  const [read, close] = words[wanted ?? ''] ?? [];
  if (!bar || !read) return;
  bar.innerHTML = '<a></a><button type=button data-early></button>';
  const [link, button] = bar.children as unknown as [HTMLAnchorElement, HTMLButtonElement];
  const lead = () => {
    const path = `/${wanted}${location.pathname.replace(RegExp(`^/${here}\\b`), '')}`;
    link.href = (path.replace(/^\/en\b|\/$/g, '') || '/') + location.search + location.hash;
  };
  lead();
  Object.assign(link, { hreflang: wanted, textContent: read });
  button.ariaLabel = String(close);
  link.onclick = lead;
  button.onclick = () => {
    bar.hidden = true;
    try {
      localStorage.setItem('language-bar', 'closed');
    } catch {}
  };
  Object.assign(bar, { lang: wanted, ariaLabel: read, hidden: false });
  requestAnimationFrame(() => {
    try {
      bar.hidden = localStorage.getItem('language-bar') !== null;
    } catch {}
  });
}

/** In letters that no face of the page is looked up for: the bar is for few, its bytes are for all. */
function written(words: BarWords): string {
  return JSON.stringify(words).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** One quiet line for whoever reads another of our languages better; nothing for everybody else, and without JavaScript. */
export async function LanguageBar() {
  const here = await getLocale();
  const words: BarWords = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
        if (locale === here) return [locale, []] as const;
        const t = await translator(locale, 'common');
        return [locale, [t('readHere'), t('dismiss')]] as const;
      }),
    ),
  );
  return (
    <>
      <aside
        id="language-bar"
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React that the script below fills it
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which React would escape as text */}
      <script dangerouslySetInnerHTML={{ __html: `(${offerLanguage})(${written(words)})` }} />
    </>
  );
}

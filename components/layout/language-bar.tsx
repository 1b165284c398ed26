import { locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** By language: what the bar says, and what closes it. */
type BarWords = Record<string, readonly [read: string, close: string]>;

/**
 * Runs where the bar stands, before anything is painted, so that nothing moves: whoever's browser prefers another of our languages to the
 * page's is offered the same page in that one, until they close the bar for good.
 * Self-contained: its text is the script.
 */
function offerLanguage(words: BarWords): void {
  const bar = document.getElementById('language-bar');
  const here = document.documentElement.lang;
  const wanted = navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in words);
  const [read, close] = words[wanted ?? ''] ?? [];
  if (!bar || !wanted || wanted === here || !read || !close) return;
  try {
    if (localStorage.getItem('language-bar')) return;
  } catch {}
  const address = (): string => {
    const { pathname, search, hash } = location;
    const path = pathname.replace(RegExp(`^/${here}(?=/|$)`), '').replace(/^\/$/, '');
    return ((wanted === 'en' ? '' : `/${wanted}`) + path || '/') + search + hash;
  };
  const link = Object.assign(document.createElement('a'), {
    href: address(),
    hreflang: wanted,
    textContent: read,
  });
  link.onclick = () => {
    link.href = address();
  };
  const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: close });
  button.dataset.early = '';
  button.onclick = () => {
    bar.hidden = true;
    try {
      localStorage.setItem('language-bar', 'closed');
    } catch {}
  };
  Object.assign(bar, { lang: wanted, ariaLabel: read, hidden: false }).append(link, button);
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
  const words: BarWords = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
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

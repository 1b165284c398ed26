import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type crashWords from '@/messages/en/crash.json';
import type suggestionWords from '@/messages/en/email-suggestion.json';
import type promoWords from '@/messages/en/promo.json';

type Tree = { [key: string]: Tree } | Tree[] | string;

function flatten(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

/** Every text of a language by its dotted key, those included that islands fetch themselves. */
export async function textsOf(locale: Locale): Promise<Map<string, string>> {
  const crash: { default: typeof crashWords } = await import(`../../messages/${locale}/crash.json`);
  const suggestion: { default: typeof suggestionWords } = await import(
    `../../messages/${locale}/email-suggestion.json`
  );
  const promo: { default: typeof promoWords } = await import(`../../messages/${locale}/promo.json`);
  const messages: Tree = JSON.parse(
    JSON.stringify({
      ...(await loadMessages(locale)),
      crash: crash.default,
      'email-suggestion': suggestion.default,
      promo: promo.default,
    }),
  );
  return new Map(flatten(messages));
}

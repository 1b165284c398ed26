import 'server-only';
import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { type Facts, factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { keptFacts } from '@/lib/company/kept-facts';
import { shownOffer } from '@/lib/company/offer';
import { nextClosedDays } from '@/lib/company/opening-hours';
import { processorsIn } from '@/lib/company/processors';
import { thisMoment } from '@/lib/company/this-moment';
import { waysToPayIn } from '@/lib/company/ways-to-pay';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The words of a page in the language of the page, as {@link allWordsIn} fills them. */
export async function pageWords<Name extends keyof Messages>(name: Name): Promise<Messages[Name]> {
  return (await getMessages())[name];
}

/** As {@link pageWords}, outside pages and in any language. */
export async function wordsIn<Name extends keyof Messages>(
  locale: Locale,
  name: Name,
): Promise<Messages[Name]> {
  return (await allWordsIn(locale))[name];
}

/** They change with the offer and as closed days go by, while a process runs. */
const knownWords = new Map<string, Promise<Messages>>();

/**
 * Everything that is written in a language, with every fact in its place (facts.ts). What needs a fact that the owner has not decided is
 * not said: an entry of a list is left out, any other text is empty. `more` is said after the `text` or `answer` beside it. Places that
 * are no facts, such as `{name}`, stay for whoever fills them.
 */
export function allWordsIn(locale: Locale): Promise<Messages> {
  const moment = thisMoment();
  const known = `${locale} ${shownOffer(moment)?.id} ${nextClosedDays(moment.now)[0]}`;
  const words = knownWords.get(known) ?? filledWords(locale);
  knownWords.set(known, words);
  return words;
}

async function filledWords(locale: Locale): Promise<Messages> {
  const messages = await loadMessages(locale);
  return fillWords(messages, allFacts(locale, messages.facts));
}

function allFacts(locale: Locale, words: Messages['facts']): Facts {
  return {
    ...factsIn(locale, words, thisMoment()),
    ...processorsIn(locale, words, env()),
    ...waysToPayIn(locale, words, env()),
    ...(env().COUNT_VISITS === 'no' && keptFacts(locale, words.kept, false)),
  };
}

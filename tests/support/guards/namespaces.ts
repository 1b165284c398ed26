import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { load } from '../../../scripts/load';
import { compareNames } from './compare';

/** The files that islands fetch themselves, and that no page is given (docs/decisions/0005). */
const fetchedByIslands = ['crash', 'email-suggestion', 'promo'];

const mapFile = 'lib/i18n/messages.ts';

/** Whether the map of message files names what lies in `messages/`, in every language. */
export async function checkNamespaces(root: string): Promise<string[]> {
  const { namespaces } = await load<{ namespaces: readonly string[] }>(root, mapFile);
  const wanted = [...namespaces, ...fetchedByIslands].map((name) => `${name}.json`);
  const files = readFileSync(join(root, mapFile), 'utf8').matchAll(/'@\/messages\/en\/([\w-]+)\.json'/g);
  return [
    ...compareNames(`the files in ${mapFile}`, {
      wanted: namespaces,
      found: [...files].map(([, name]) => name ?? ''),
    }),
    ...compareNames('messages/', { wanted: locales, found: readdirSync(join(root, 'messages')) }),
    ...locales.flatMap((locale) =>
      compareNames(`messages/${locale}`, { wanted, found: readdirSync(join(root, 'messages', locale)) }),
    ),
  ];
}

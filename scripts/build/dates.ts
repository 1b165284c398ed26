/** Gives every page that says something else than before today's date: npm run dates */

import { readFile, writeFile } from 'node:fs/promises';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { renewDates } from '@/lib/machine-readable/renew-dates';
import { format } from '../format';
import { print } from '../terminal';

const path = 'lib/site/content-dates.json';
const today = dayInPattaya(new Date());

const known = JSON.parse(await readFile(path, 'utf8'));
const renewed = await renewDates(known, today);
await writeFile(path, JSON.stringify(renewed));
format('.', [path]);
const changed = Object.entries(renewed).filter(
  ([page, languages]) => JSON.stringify(known[page]) !== JSON.stringify(languages),
);
print(changed.length > 0 ? `changed: ${changed.map(([page]) => page).join(', ')}` : 'nothing changed');

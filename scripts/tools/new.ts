import { addLanguage } from './new/language';
import { addPage } from './new/page';
import { addSdk } from './new/sdk';
import { addSetting } from './new/setting';
import { toWrite } from './new/to-write';

const usage = `Usage: npm run new -- page NAME [FOLDER]   such as: "Pool tables", in app/[locale]/(services)
       npm run new -- language CODE        such as: fr
       npm run new -- setting NAME         such as: POOL_KEY
       npm run new -- sdk PACKAGE          such as: @pool/sdk`;

const kinds: Record<string, { add: (root: string, ...names: string[]) => Promise<string[]>; todo: string }> =
  {
    page: {
      add: (root, name = '', folder) => addPage(root, name, folder),
      todo: `- Start npm run dev again, which reads the addresses of pages once; the page opens then.
- Write its words, and its name in common.json, in five languages: each is marked ${toWrite}.
  A title has up to 60 characters, a description 20 to 160.
- Choose its place in the menus (menu) and what it sells (sells) in lib/site/routes.ts.
- Choose sections, board and motif in its page.tsx.
- npm run dates, once its words are written.
- What it sells, and the subjects of its links to the contact form: the tables of tests/site/offers.test.ts.
- Further subjects: lib/inquiries/known-subjects.ts, so that the agency reads them in its language.`,
    },
    language: {
      add: (root, code = '') => addLanguage(root, code),
      todo: `- Translate messages/CODE/: the texts are the English ones, and the first of each file is marked ${toWrite}.
  tests/unit/i18n/messages.test.ts names each sentence that is still English.
- lib/i18n/dates.ts: how the language says an hour, and "by" before a deadline (the four lists).
- lib/site/metadata.ts: the country that its texts are written for.
- Letters that app/fonts has not: npm run fonts. Other scripts than Latin need faces of their own in app/fonts/preload-fonts.ts.
- lib/company/company.ts: whether the agency writes the language (writtenLanguages).
- Tests: spans of time (tests/support/spans-of-time.ts), banned words, what people type in the search, weights (budgets of 20 KB stand there), widths.
- npm run format, npm run dates, npm run build, npm run test:all.`,
    },
    setting: {
      add: (root, name = '') => addSetting(root, name),
      todo: `- Say in lib/env/settings.ts what it may be, in lib/env/rules.ts or live-rules.ts when it is required; test both in tests/unit/env/env.test.ts.
- Write its default and its meaning in the table of docs/settings.md: they are marked ${toWrite}.
- If a live site needs it: the list below that table.`,
    },
    sdk: {
      add: (root, name = '') => addSdk(root, name),
      todo: `- npm install --save-exact PACKAGE
- Its contract, if the system is a new one, and its adapter in lib/**/adapters/; list a new contract in scripts/tools/boundaries/rooms.ts.
- lib/outside.ts chooses it by a setting: npm run new -- setting NAME.
- tests/contract: the contract's suite runs on the new adapter as well.
- A record in docs/decisions/ of what it is chosen over, and why.`,
    },
  };

const [what = '', ...names] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;

if (kind && names.length > 0) {
  const changed = await kind.add('.', ...names);
  console.log(`Changed:\n${changed.map((path) => `  ${path}`).join('\n')}\n\nYours to do:\n${kind.todo}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '@/lib/env/settings';
import { orderStatus } from '@/lib/orders/order';
import { maxSlipBytes } from '@/lib/payments/slip/slip-rules';
import { boundaries } from '../../scripts/tools/boundaries/rooms';
import { sentenceLengths } from '../support/sentences';

const records = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);

const documents = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', 'deploy/README.md']
  .concat(readdirSync('docs').map((name) => `docs/${name}`))
  .concat(records)
  .filter((name) => name.endsWith('.md'));

/** A path of this repository between backticks, without places to fill in; a folder may end with a slash. */
const path = /`((?:app|components|lib|messages|public|tests|scripts|supabase|docs|deploy)\/[\w@./[\]()-]+)`/g;

const textOf = (document: string) => readFileSync(document, 'utf8');

const linesOf = (document: string) => textOf(document).trimEnd().split('\n').length;

describe('the documents', () => {
  it.each(documents)('%s names only files and folders that exist', (document) => {
    const named = [...textOf(document).matchAll(path)].map(([, name = '']) => name);
    expect(named.filter((name) => !name.startsWith('tests/.output') && !existsSync(name))).toEqual([]);
  });

  it.each(documents)('%s has short sentences', (document) => {
    const lengths = sentenceLengths(textOf(document));
    const words = lengths.reduce((sum, length) => sum + length, 0);
    expect(words / lengths.length).toBeLessThanOrEqual(25);
    if (!records.includes(document)) expect(Math.max(...lengths)).toBeLessThanOrEqual(50);
  });

  it('the README has at most 100 lines', () => {
    expect(linesOf('README.md')).toBeLessThanOrEqual(100);
  });
});

/** The post-build step has one record for all its techniques. */
const longRecords = ['docs/decisions/0021-finished-pages.md'];

describe('the records', () => {
  it.each(records.filter((name) => !name.endsWith('README.md')))('%s has three parts', (record) => {
    const parts = [...textOf(record).matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Consequence']);
    if (!longRecords.includes(record)) expect(linesOf(record)).toBeLessThanOrEqual(20);
    expect(
      Math.max(
        ...textOf(record)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(150);
  });

  it('are listed by topic, each once', () => {
    const listed = [...textOf('docs/decisions/README.md').matchAll(/\b(0\d{3})\b/g)].map(
      ([, number]) => number,
    );
    const numbers = records.flatMap((name) => /\/(\d{4})-/.exec(name)?.[1] ?? []);
    expect(listed.sort()).toEqual(numbers.sort());
  });
});

describe('what the documents say of the code', () => {
  it('the map of the README names every room of lib, in the order of imports, and every folder of scripts', () => {
    const map = textOf('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = map.flatMap((line) => line.split('|')[1]?.match(/[^`]+(?=`(?:,|\s*$))/g) ?? []);
    const rooms = named.filter((name) => name.startsWith('lib/')).map((name) => name.slice('lib/'.length));
    expect(rooms).toEqual(boundaries.rooms);
    const folders = readdirSync('scripts', { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(named).toEqual(expect.arrayContaining(folders.map(({ name }) => `scripts/${name}`)));
  });

  it.each(documents)('%s names only commands of package.json', (document) => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = [...textOf(document).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(['docs/going-live.md', 'docs/operating.md', 'deploy/README.md'])(
    '%s names only settings',
    (document) => {
      const named = [...textOf(document).matchAll(/`([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)[`=]/g)].map(
        ([, name = '']) => name,
      );
      const others = ['MALLOC_ARENA_MAX', 'SUPABASE_LIVE_URL', 'THROUGH_NGINX'];
      expect(named.filter((name) => ![...settingNames, ...others].includes(name))).toEqual([]);
    },
  );

  it.each([
    ['docs/going-live.md', '## Vercel, Supabase and Resend'],
    ['deploy/README.md', '## The first release'],
  ])('the steps of %s are numbered and take 45 minutes together', (document, heading) => {
    const [, text = ''] = textOf(document).split(`${heading}\n`);
    const [part = ''] = text.split('\n## ');
    const steps = [...part.matchAll(/^(\d+)\. \*\*[^*]*?(\d+) minutes/gm)];
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThanOrEqual(9);
    expect(steps.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)).toBeLessThanOrEqual(45);
  });

  it('docs/operating.md explains every state of an order', () => {
    const [, table = ''] = textOf('docs/operating.md').split('| State | Meaning |\n|---|---|\n');
    const states = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([\w-]+)`/gm)].map(
      ([, state]) => state,
    );
    expect(states).toEqual(orderStatus.options);
  });

  it('record 0001 names every contract', () => {
    const record = textOf('docs/decisions/0001-adapters-behind-contracts.md');
    expect(boundaries.contracts.filter((name) => !record.includes(`\`lib/${name}.ts\``))).toEqual([]);
  });

  it('CONTRIBUTING.md names every file that catches and logs', () => {
    const files = ['app', 'lib'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    );
    const catching = files.filter(
      (file) => /\.tsx?$/.test(file) && /catch ?\([^{]*(?:\{[^}]*)?logError/.test(textOf(file)),
    );
    expect(catching).toContain('lib/http/route.ts');
    expect(catching.filter((file) => !textOf('CONTRIBUTING.md').includes(`\`${file}\``))).toEqual([]);
  });

  it('docs/operating.md says for how long mail is retried', () => {
    const attempts = Number(/maxAttempts = (\d+)/.exec(textOf('lib/outbox/outbox.ts'))?.[1]);
    const pauses = Array.from({ length: attempts - 1 }, (_, index) => Math.min(2 ** index, 6 * 60));
    const hours = pauses.reduce((sum, minutes) => sum + minutes, 0) / 60;
    expect(hours).toBeGreaterThan(48);
    expect(hours * 1.2).toBeLessThan(72);
    expect(textOf('docs/operating.md')).toContain(`for more than two days (${attempts} attempts)`);
  });

  it('docs/promises.md says how large a slip may be', () => {
    expect(textOf('docs/promises.md')).toContain(`A slip may have up to ${maxSlipBytes / 1024 / 1024} MB.`);
  });
});

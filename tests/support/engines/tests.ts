import { offer } from '@/lib/company/offer';
import { expect, sharedSiteTest, test as siteTest } from '../site';
import type { Engine, Tab } from './engine';
import { engines } from './installed';

export type EngineName = keyof typeof engines;

type Fixtures = {
  engine: EngineName;
  /** Opens a tab of one visitor, who has closed the pop-up; nothing may be wrong on the console in the end. */
  newTab: () => Promise<Tab>;
  tab: Tab;
};

type WorkerFixtures = { running: (name: EngineName) => Promise<Engine> };

/** Each worker starts an engine once. */
function withEngines<Base extends typeof siteTest>(base: Base) {
  return base.extend<Fixtures, WorkerFixtures>({
    engine: ['Firefox', { option: true }],
    running: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const started = new Map<EngineName, Promise<Engine>>();
        await use((name) => {
          const found = engines[name];
          if ('missing' in found) throw new Error(`apt-get install ${found.missing}`);
          const engine = started.get(name) ?? found.start();
          started.set(name, engine);
          return engine;
        });
        for (const engine of started.values()) await (await engine).close();
      },
      { scope: 'worker' },
    ],
    newTab: async ({ running, engine, site }, use) => {
      const visit = await (await running(engine)).visit();
      await use(async () => {
        const tab = await visit.newTab();
        // A file without scripts, to have the storage before a page reads it.
        await tab.open(`${site.url}/llms.txt`);
        await tab.run((id) => localStorage.setItem('closed-offers', JSON.stringify([id])), offer.id);
        return tab;
      });
      const problems = visit.problems();
      await visit.end();
      expect(problems, 'errors and warnings on the console').toEqual([]);
    },
    tab: async ({ newTab }, use) => use(await newTab()),
  });
}

/** Like those of `site.ts`, in Firefox or WebKit. */
export const test = withEngines(siteTest);
export const sharedTest = withEngines(sharedSiteTest);

/** Describes journeys in each engine that is installed, and says which is not. */
export function inEachEngine(journeys: (engine: EngineName) => void): void {
  for (const name of ['Firefox', 'WebKit'] as const) {
    const engine = engines[name];
    siteTest.describe(name, () => {
      siteTest.skip(
        'missing' in engine,
        'missing' in engine ? `Skipped: apt-get install ${engine.missing}` : '',
      );
      journeys(name);
    });
    if ('missing' in engine && process.env.TEST_WORKER_INDEX === undefined)
      console.warn(`Skipped: journeys in ${name}: apt-get install ${engine.missing}`);
  }
}

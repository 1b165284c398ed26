import { describe, expect, it } from 'vitest';
import { findItem, itemIds } from '@/lib/catalog/items';
import { promised } from '@/lib/catalog/promised';
import { locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { jobsOfItems, jobsOfTypes, stageNames } from '@/lib/jobs/kinds';

const kinds = Object.entries({ ...jobsOfTypes, ...jobsOfItems });

describe('what becomes of a paid item', () => {
  it('is work for all that is done once, but no registration; of months only what is promised a beginning', () => {
    const idle = itemIds.filter((id) => !jobsOfItems[id] && !jobsOfTypes[findItem(id).type]);
    expect(new Set(idle.map((id) => findItem(id).type))).toEqual(new Set(['vps-hosting', 'domain']));
  });

  it('begins the promised days where its page says: from the material, the visit, the sign-off or the yes', () => {
    const begins = Object.fromEntries(
      kinds.flatMap(([key, { stages }]) => {
        const at = stages.findIndex(({ days }) => days !== null);
        return at < 1 ? [] : [[key, [stages[at - 1]?.stage, stages[at]?.days]]];
      }),
    );
    expect(begins).toMatchObject({
      'web-design-starter': ['material', promised.webDesignStarterDays],
      'web-design-advanced': ['material', promised.webDesignAdvancedDays],
      'pos-website-app': ['material', promised.posWebsiteAppDays],
      'crm-business': ['visit', promised.crmBusinessDays],
      'accounting-basic': ['material', promised.accountingBasicDays],
      'mobile-app-basic': ['signoff', promised.mobileAppBasicDays],
      'live-streaming-basic': ['visit', promised.liveStreamingBasicDays],
      'business-cards-starter': ['yes', promised.smallCardsDays[1]],
      'business-cards-premium': ['yes', promised.largeCardsDays[1]],
      'social-media': ['access', promised.socialPlanDays],
    });
    expect(jobsOfTypes.cctv?.stages.map(({ days }) => days)).toEqual([
      promised.visitDays,
      promised.cctvStartDays,
      null,
    ]);
  });

  it('waits for a yes only where it is the customer’s turn, and every stage has words and a kind that uses it', async () => {
    for (const [key, { stages }] of kinds) {
      expect([key, stages.filter(({ ball, yes }) => yes && ball !== 'customer')]).toEqual([key, []]);
      expect([key, new Set(stages.map(({ stage }) => stage)).size]).toEqual([key, stages.length]);
    }
    const used = new Set(kinds.flatMap(([, { stages }]) => stages.map(({ stage }) => stage)));
    expect([...used].toSorted()).toEqual([...stageNames].toSorted());
    for (const locale of locales) {
      const words = await loadNamespace(locale, 'jobs');
      expect(Object.keys(words.stages).toSorted()).toEqual([...stageNames].toSorted());
    }
  });
});

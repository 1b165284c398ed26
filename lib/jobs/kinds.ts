import type { ItemId } from '@/lib/catalog/catalog';
import type { ItemType } from '@/lib/catalog/catalog-entry';
import { promised } from '@/lib/catalog/promised';

/** What a job goes through; their words are `jobs.stages` of the messages. */
export const stageNames = [
  ...(['material', 'access', 'visit', 'screens', 'signoff', 'draft', 'proof', 'plan', 'build'] as const),
  ...(['audit', 'report', 'repair', 'recover', 'install'] as const),
  ...(['yes', 'online', 'stores', 'print', 'final', 'posts', 'handover', 'collect', 'fixes'] as const),
] as const;

type StageName = (typeof stageNames)[number];

/** Kinds of work; their words are `jobs.kinds`. */
export const kindNames = [
  ...(['website', 'till', 'program', 'app', 'cameras', 'network', 'streaming'] as const),
  ...(['cards', 'design', 'repair', 'recovery', 'search', 'answers', 'posts'] as const),
] as const;

type KindName = (typeof kindNames)[number];

export type Stage = {
  stage: StageName;
  /** Whose turn it is when the job comes to it. */
  ball: 'us' | 'customer';
  /** Working days that begin with it, and that last for the stages after it; null where it begins none. */
  days: number | null;
  /** Nothing but the customer's yes leads on. */
  yes: boolean;
  /** It is over when it comes to this one, in which faults are put right for so many months; left out where nobody has decided how many. */
  fixes?: 'websiteFixes' | 'programFixes';
};

export type JobKind = { kind: KindName; stages: Stage[]; rounds: number | null };

/** The longest of a span that is promised. */
const most = (span: number | readonly [number, number]) => (typeof span === 'number' ? span : span[1]);

const us = (stage: StageName, days?: number | readonly [number, number]): Stage => ({
  stage,
  ball: 'us',
  days: days === undefined ? null : most(days),
  yes: false,
});
const customer = (stage: StageName): Stage => ({ stage, ball: 'customer', days: null, yes: false });
const yes = (stage: 'yes' | 'signoff' = 'yes'): Stage => ({ ...customer(stage), yes: true });

const fixes = (of: 'websiteFixes' | 'programFixes'): Stage => ({ ...us('fixes'), fixes: of });

/** Rounds of changes in the price, as the pages of websites, business cards and graphic design say. */
const rounds = 2;

const job = (kind: KindName, stages: Stage[], included: number | null = null): JobKind => ({
  kind,
  stages,
  rounds: included,
});

const website = (days?: number) =>
  job(
    'website',
    [customer('material'), us('draft', days), yes(), us('online'), fixes('websiteFixes')],
    rounds,
  );
/** A program is handed over, and its faults are put right. */
const program = [us('handover'), fixes('programFixes')];
const till = (days?: number) => job('till', [customer('material'), us('build', days), ...program]);
const tillWithWebsite = (days: number) =>
  job('till', [customer('material'), us('build', days), yes(), ...program], rounds);
const crm = (days?: number) => job('program', [us('visit'), us('build', days), ...program]);
const accounting = (days: number) =>
  job('program', [customer('material'), us('build', days), us('handover')]);
const app = (days?: number) =>
  job('app', [us('screens'), yes('signoff'), us('build', days), us('stores'), fixes('programFixes')]);
const streaming = (days?: number) => job('streaming', [us('visit'), us('install', days), ...program]);
const cards = (days: readonly [number, number]) =>
  job('cards', [customer('material'), us('proof'), yes(), us('print', days)], rounds);
const design = (days: number) =>
  job('design', [customer('material'), us('draft', days), yes(), us('final')], rounds);
const cameras = job('cameras', [
  us('visit', promised.visitDays),
  us('install', promised.cctvStartDays),
  us('handover'),
]);

/** The work that an item is; the days are those that its page promises, from the moment that it names. A bundle is one job, as long as its longest part. */
export const jobsOfItems: Partial<Record<ItemId, JobKind>> = {
  'web-design-starter': website(promised.webDesignStarterDays),
  'web-design-advanced': website(promised.webDesignAdvancedDays),
  'pos-basic': till(promised.posBasicDays),
  'pos-website': tillWithWebsite(promised.posWebsiteDays),
  'pos-website-app': tillWithWebsite(promised.posWebsiteAppDays),
  'crm-basic': crm(promised.crmBasicDays),
  'crm-business': crm(promised.crmBusinessDays),
  'crm-enterprise': crm(promised.crmEnterpriseDays),
  'accounting-basic': accounting(promised.accountingBasicDays),
  'accounting-business': accounting(promised.accountingBusinessDays),
  'accounting-enterprise': accounting(promised.accountingEnterpriseDays),
  'mobile-app-basic': app(promised.mobileAppBasicDays),
  'mobile-app-advanced': app(promised.mobileAppAdvancedDays),
  'mobile-app-enterprise': app(promised.mobileAppEnterpriseDays),
  'live-streaming-basic': streaming(promised.liveStreamingBasicDays),
  'live-streaming-professional': streaming(promised.liveStreamingProfessionalDays),
  'live-streaming-enterprise': streaming(promised.liveStreamingEnterpriseDays),
  'graphic-design-brand-identity': design(promised.brandIdentityDays),
  'graphic-design-marketing-materials': design(promised.marketingMaterialsDays),
  'graphic-design-custom': design(promised.customDesignDays),
  'business-cards-starter': cards(promised.smallCardsDays),
  'business-cards-business': cards(promised.smallCardsDays),
  'business-cards-premium': cards(promised.largeCardsDays),
};

/** The work that any other line of a type is, such as one that a quotation names in its own words. Who pays a month of search, answers or posts is promised a beginning, who rents a server is not. */
export const jobsOfTypes: Partial<Record<ItemType, JobKind>> = {
  'web-design': website(),
  promotion: website(),
  pos: till(),
  crm: crm(),
  accounting: job('program', [customer('material'), us('build'), us('handover')]),
  'mobile-app': app(),
  'live-streaming': streaming(),
  'graphic-design': job('design', [customer('material'), us('draft'), yes(), us('final')], rounds),
  'business-cards': cards(promised.largeCardsDays),
  cctv: cameras,
  network: job('network', [us('install'), us('handover')]),
  'computer-repair': job('repair', [us('repair'), customer('collect')]),
  'data-recovery': job('recovery', [us('recover', promised.recoveryDays), customer('collect')]),
  seo: job('search', [us('audit', promised.seoAuditDays), yes()]),
  aeo: job('answers', [us('report', promised.aeoReportDays)]),
  'social-media': job('posts', [
    customer('access'),
    us('plan', promised.socialPlanDays),
    yes(),
    us('posts', promised.firstPostDays),
  ]),
};

/** The types that are work. */
export const workTypes = Object.keys(jobsOfTypes).filter((key): key is ItemType =>
  Object.hasOwn(jobsOfTypes, key),
);

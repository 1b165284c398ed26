/**
 * What the packages promise in days, each once: texts name them as they name prices (`{webDesignStarterDays}`), and mails take them from here.
 * Working days, from the start that the terms and the text beside the number say; a pair is the least and the most.
 */
export const promised = {
  webDesignStarterDays: 10,
  webDesignAdvancedDays: 25,
  posBasicDays: 7,
  posWebsiteDays: 25,
  posWebsiteAppDays: 60,
  crmBasicDays: 10,
  crmBusinessDays: 25,
  crmEnterpriseDays: 60,
  mobileAppBasicDays: 30,
  mobileAppAdvancedDays: 60,
  mobileAppEnterpriseDays: 120,
  liveStreamingBasicDays: 5,
  liveStreamingProfessionalDays: 10,
  liveStreamingEnterpriseDays: 25,
  accountingBasicDays: 10,
  accountingBusinessDays: 20,
  accountingEnterpriseDays: 45,
  brandIdentityDays: 10,
  marketingMaterialsDays: 5,
  customDesignDays: 15,
  seoAuditDays: 10,
  aeoReportDays: 10,
  /** From the access to the plan of the month; from its approval to the first post. */
  socialPlanDays: 7,
  firstPostDays: 3,
  repairDiagnosisDays: [1, 2],
  recoveryDiagnosisDays: [1, 3],
  recoveryDays: [3, 10],
  smallCardsDays: [3, 5],
  largeCardsDays: [5, 7],
  /** Until a visit, counted from the message, the order or the request of a quote; after it until the quote. */
  visitDays: 3,
  alarmVisitDays: 5,
  quoteDays: 2,
  /** From the visit until cameras are begun. */
  cctvStartDays: 7,
  /** Days of the calendar, as `asks_on` and `tell_of_prices` of the migrations have them: how long before a paid month or year ends the next one is asked for, and before a raised price counts it is told. */
  renewalMonthDays: 7,
  renewalYearDays: 30,
  priceNoticeDays: 30,
  /** Days of the calendar: our copy of rescued files after the handover. */
  copyDays: 14,
} as const satisfies Record<string, number | readonly [number, number]>;

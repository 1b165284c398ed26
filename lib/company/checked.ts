/**
 * up is in `docs/sources.md`.
 */
export const checked = {
  checkedNightlife: '2026-11',
  checkedNumbers: '2026-11',
  checkedTax: '2026-11',
  checkedTills: '2026-11',
  checkedWifiLogs: '2026-11',
  checkedPromptPay: '2026-11',
} as const;

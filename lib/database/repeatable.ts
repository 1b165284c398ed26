/** Functions that only read; PostgreSQL knows them as stable. */
const reads = [
  'appointment_calendar',
  'asked_erasure',
  'bound_line_group',
  'calendar_feed',
  'card_outcome',
  'card_pages_to_close',
  'desk_counts',
  'desk_customer',
  'desk_job',
  'desk_jobs',
  'desk_news',
  'desk_next_period',
  'desk_quote',
  'desk_quotes',
  'desk_service',
  'desk_services',
  'domains_to_check',
  'erasures_asked',
  'find_orders',
  'jobs_of_order',
  'list_changes',
  'list_halts',
  'list_inquiries',
  'list_mail',
  'list_publications',
  'money_moved',
  'oldest_order',
  'order_papers',
  'orders_to_check',
  'outbox_health',
  'own_orders',
  'paid_orders',
  'party_of',
  'person_copy',
  'price_refunds',
  'published_changes',
  'recall_domain_answers',
  'receipts_issued',
  'relations_of',
  'services_to_renew',
  'setup_report',
  'show_inquiry',
  'show_order',
  'show_own_receipt',
  'show_quote',
  'show_receipt',
  'sign_in_warned',
  'site_numbers',
  'slips_without_order',
  'stray_chunks',
  'take_backup',
] as const;

/** These read, and lock what they read or note that somebody has seen it. */
export const lockingReads = [
  'appointments_of',
  'coming_appointments',
  'desk_appointment',
  'desk_appointments',
  'desk_repair',
  'desk_repairs',
  'list_files',
  'money_faults',
  'own_card_page',
  'own_jobs',
  'own_next_period',
  'own_repair',
  'own_services',
  'session_of',
  'show_file',
  'show_own_order',
  'show_own_quote',
  'start_card_page',
] as const;

/** These are carried out once for one key, or for one file, and say the second time what they said first. */
export const keyed = [
  'accept_quote',
  'ask_quote',
  'begin_quote',
  'complete_order',
  'finish_file',
  'make_service',
  'open_card_order',
  'place_order',
  'receive_device',
  'sell',
  'send_slip',
  'submit_inquiry',
] as const;

/** These leave behind what the first call left, and whoever calls them asks for no more. */
export const sameAgain = [
  'begin_file',
  'end_session',
  'keep_card_page',
  'keep_card_page_end',
  'keep_card_session',
  'keep_domain_answer',
  'keep_page_key',
  'keep_registry_date',
  'keep_seller',
  'note_card_money',
  'note_mail_problem',
  'note_site',
  'open_own_order',
  'return_sign_in_proof',
  'settle_card_payment',
  'settle_mail',
  'show_code',
] as const;

const repeatable: ReadonlySet<string> = new Set([...reads, ...lockingReads, ...keyed, ...sameAgain]);

/**
 * Whether a SQL function may be carried out twice where its first answer was lost. Whatever is not listed may not: it would count or send
 * twice, answer that somebody else was faster, or give up the picture that the first call took.
 */
export function mayRepeat(functionName: string): boolean {
  return repeatable.has(functionName);
}

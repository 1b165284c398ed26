import type { Env, Settings } from './settings';

type Switch = { [Name in keyof Env]: readonly [Name, Env[Name] & string] }[
  | 'DATABASE'
  | 'IDENTITY'
  | 'MAIL'
  | 'NOTIFY'
  | 'SLIP_CHECK'
  | 'CARD'
  | 'DOMAINS'];

const supabase = [
  ['DATABASE', 'supabase'],
  ['IDENTITY', 'supabase'],
] as const;

const slipServices = [
  ['SLIP_CHECK', 'easyslip'],
  ['SLIP_CHECK', 'slipok'],
  ['SLIP_CHECK', 'slip2go'],
] as const;

/**
 * Settings that are read only while one of their switches is on. With a `need` it is then required; the text says what would be lost
 * without it.
 */
const rows: readonly (readonly [setting: keyof Settings, by: readonly Switch[], need?: string])[] = [
  ['DATABASE_URL', [['DATABASE', 'postgres']], ''],
  ['SUPABASE_URL', supabase, ''],
  ['SUPABASE_SECRET_KEY', supabase, ''],
  ['SUPABASE_PUBLISHABLE_KEY', supabase],
  ['RESEND_API_KEY', [['MAIL', 'resend']], ''],
  ['RESEND_WEBHOOK_SECRET', [['MAIL', 'resend']]],
  ['LINE_CHANNEL_TOKEN', [['NOTIFY', 'line']], ''],
  ['LINE_CHANNEL_SECRET', [['NOTIFY', 'line']], ', or no group could be bound'],
  ['SLIP_CHECK_KEY', slipServices, ''],
  ['SLIP_CHECK_BRANCH', [['SLIP_CHECK', 'slipok']], ''],
  ['SLIP_CHECK_LIMIT', [...slipServices, ['SLIP_CHECK', 'simulated']]],
  ['STRIPE_SECRET_KEY', [['CARD', 'stripe']], ''],
  ['STRIPE_WEBHOOK_SECRET', [['CARD', 'stripe']], ', or no order would ever be paid'],
  ['RDAP_BOOTSTRAP', [['DOMAINS', 'rdap']]],
];

/**
 * What a switch that is on lacks, and what is set in vain because its switch is off.
 * @param set the names of the settings that were set
 * @param isFaulty whether a setting could not be read: of such a switch nobody knows whether it is on
 */
export function switchProblems(
  env: Env,
  set: ReadonlySet<string>,
  isFaulty: (name: string) => boolean,
): string[] {
  return rows.flatMap(([setting, by, need]) => {
    if (by.some(([name]) => isFaulty(name))) return [];
    const on = by.find(([name, value]) => env[name] === value)?.join('=');
    if (on && need !== undefined && !set.has(setting)) return `${setting}: required by ${on}${need}`;
    // Who names another one where nothing is live means it: a drill, or a look without mail.
    const isMeant = !env.isLive && by.some(([name]) => set.has(name));
    if (on || isMeant || !set.has(setting)) return [];
    const missing = by.map((pair) => pair.join('=')).join(' or ');
    return `${setting}: is set, and nothing reads it without ${missing}; set that, or take ${setting} away`;
  });
}

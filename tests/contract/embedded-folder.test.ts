// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { FolderLockedError, lockFolder } from '@/lib/database/adapters/folder-lock';
import { borrowFolder } from '@/lib/database/adapters/folder-socket';
import { ChangedMigrationError } from '@/lib/database/adapters/migrate';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { query } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

async function emptyFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  return folder;
}

async function migratedFolder(): Promise<string> {
  const folder = await emptyFolder();
  copyEmbeddedDatabase(folder);
  return folder;
}

/** A process that is alive, and one that has ended, to stand for the owner of a lock. */
async function otherProcess(): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, end };
}

describe('the lock of a data folder', () => {
  it('is refused to a second opener, by name', async () => {
    const folder = await emptyFolder();
    const release = await lockFolder(folder);
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(folder, 0)).rejects.toThrow(String(process.pid));
    release();
  });

  it('is free again when its owner gives it back', async () => {
    const folder = await emptyFolder();
    (await lockFolder(folder))();
    (await lockFolder(folder, 0))();
  });

  it('waits for an owner that is about to leave', async () => {
    const folder = await emptyFolder();
    const release = await lockFolder(folder);
    const second = lockFolder(folder, 5000);
    release();
    (await second)();
  });

  it('is taken over from a dead process', async () => {
    const folder = await emptyFolder();
    const { pid, end } = await otherProcess();
    const lock = JSON.parse(await lockText(folder));
    await end();
    await writeFile(join(folder, 'lock'), JSON.stringify({ ...lock, pid }));
    (await lockFolder(folder, 0))();
  });

  it('is not taken over from another living process', async () => {
    const folder = await emptyFolder();
    const { pid, end } = await otherProcess();
    const lock = JSON.parse(await lockText(folder));
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    await writeFile(join(folder, 'lock'), JSON.stringify({ ...lock, pid, startedAt }));
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderLockedError);
    await end();
  });

  it('is not taken over from an owner that has made it and is about to write its name', async () => {
    const folder = await emptyFolder();
    const text = await lockText(folder);
    await writeFile(join(folder, 'lock'), '');
    const second = lockFolder(folder, 0);
    await writeFile(join(folder, 'lock'), text);
    await expect(second).rejects.toThrow(FolderLockedError);
  });

  it('is taken over when it holds garbage', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'lock'), '');
    (await lockFolder(folder, 0))();
  });
});

async function lockText(folder: string): Promise<string> {
  const release = await lockFolder(folder);
  const text = await readFile(join(folder, 'lock'), 'utf8');
  release();
  return text;
}

describe('the folder of the embedded database', () => {
  it('may be read by its owner alone', async () => {
    const folder = join(await migratedFolder(), 'new');
    const database = await openEmbeddedDatabase({ folder, sqlFolder: 'supabase' });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('lets commands call it while it is open, failures included, and no longer', async () => {
    const folder = join(await migratedFolder(), 'db');
    expect(await borrowFolder(folder)).toBeUndefined();
    const database = await openEmbeddedDatabase({ folder, sqlFolder: 'supabase' });
    const borrowed = await borrowFolder(folder);
    expect(await borrowed?.call('list_mail', { max: 5 })).toEqual([]);
    await expect(borrowed?.call('no_such_function', {})).rejects.toMatchObject({ sqlState: '42883' });
    await database.close();
    await expect(borrowed?.call('list_mail', { max: 5 })).rejects.toThrow('the site has stopped');
    expect(await borrowFolder(folder)).toBeUndefined();
  });

  it('gives back the mail that a dead process was sending', async () => {
    const folder = await migratedFolder();
    await query(
      folder,
      "insert into outbox (event, audience, recipient, locale, payload, status, next_attempt_at) values ('e', 'customer', 'r', 'en', '{}', 'sending', now() + interval '1 hour')",
    );
    const database = await openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder: 'supabase' });
    expect(await database.call('release_mail', {})).toEqual({ released: 1 });
    expect(await database.call('claim_mail', { max: 5, lease_seconds: 60 })).toHaveLength(1);
    await database.close();
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['edited', async (file) => writeFile(file, `${await readFile(file, 'utf8')}-- edited\n`)],
    ['removed', (file) => rm(file)],
  ])('is refused by name when an applied migration was %s, and left as it is', async (_how, change) => {
    const folder = await migratedFolder();
    const sqlFolder = join(folder, 'supabase');
    await cp('supabase', sqlFolder, { recursive: true });
    await change(join(sqlFolder, 'migrations', '20261123000002_outbox.sql'));
    // A new migration that comes first in the folder is not applied either.
    await writeFile(join(sqlFolder, 'migrations', '20261123000000_new.sql'), 'create table public.new ();');
    const opening = openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder });
    await expect(opening).rejects.toThrow(ChangedMigrationError);
    await expect(opening).rejects.toThrow(join(folder, 'db'));
    expect(await query(folder, "select to_regclass('public.new') as name")).toEqual([{ name: null }]);
    await (await openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder: 'supabase' })).close();
  });

  it('takes a migration whose lines end as on Windows for the same', async () => {
    const folder = await migratedFolder();
    const sqlFolder = join(folder, 'supabase');
    await cp('supabase', sqlFolder, { recursive: true });
    const file = join(sqlFolder, 'migrations', '20261123000002_outbox.sql');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    await (await openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder })).close();
  });

  it('opens no table and no function to the public', async () => {
    const folder = await migratedFolder();
    const open = await query(
      folder,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S', 'p')
         and (not relrowsecurity and relkind = 'r'
           or has_table_privilege('anon', oid, 'select, insert, update, delete')
           or has_table_privilege('authenticated', oid, 'select, insert, update, delete'))
       union all
       select proname from pg_proc where pronamespace = 'public'::regnamespace
         and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    );
    expect(open).toEqual([]);
  });

  it('lets the service role run the functions that the site calls, and no other', async () => {
    const folder = await migratedFolder();
    const rows = await query<{ name: string }>(
      folder,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege('service_role', oid, 'execute') order by proname`,
    );
    expect(rows.map((row) => row.name)).toEqual([
      'accept_quote',
      'add_desk_key',
      'appointment_calendar',
      'appointments_of',
      'ask_erasure',
      'ask_own_copy',
      'ask_page_key',
      'ask_quote',
      'ask_sign_in',
      'asked_erasure',
      'begin_file',
      'begin_quote',
      'book_appointment',
      'book_own_appointment',
      'bound_line_group',
      'build_failed',
      'build_serves',
      'build_started',
      'calendar_feed',
      'call_part',
      'cancel_own_order',
      'card_outcome',
      'card_pages_to_close',
      'change_own_appointment',
      'claim_mail',
      'claim_slip_checks',
      'close_unopened_card_orders',
      'coming_appointments',
      'complete_order',
      'confirm_erasure',
      'correct_customer',
      'correct_order',
      'count_request',
      'count_visits',
      'decline_erasure',
      'decline_own_repair',
      'delete_expired',
      'delete_sign_ins',
      'desk_appointment',
      'desk_appointments',
      'desk_counts',
      'desk_customer',
      'desk_job',
      'desk_jobs',
      'desk_news',
      'desk_next_period',
      'desk_quote',
      'desk_quotes',
      'desk_repair',
      'desk_repairs',
      'desk_service',
      'desk_services',
      'domains_to_check',
      'drop_mail',
      'edit_job',
      'edit_service',
      'end_files',
      'end_session',
      'enqueue_line_cards',
      'erasures_asked',
      'find_orders',
      'finish_file',
      'forget',
      'forget_chunks',
      'halt_shop',
      'jobs_of_order',
      'join_customers',
      'keep_appointment_day_off',
      'keep_appointment_rules',
      'keep_appointment_times',
      'keep_calendar_feed',
      'keep_card_page',
      'keep_card_page_end',
      'keep_card_session',
      'keep_chunk',
      'keep_domain_answer',
      'keep_job_kinds',
      'keep_line_code',
      'keep_page_key',
      'keep_registry_date',
      'keep_seller',
      'keep_sign_in_proof',
      'list_changes',
      'list_files',
      'list_halts',
      'list_inquiries',
      'list_mail',
      'list_publications',
      'make_job',
      'make_service',
      'money_faults',
      'money_moved',
      'move_appointment',
      'move_inquiry',
      'move_job_at_desk',
      'move_own_job',
      'move_own_service',
      'move_repair',
      'move_service_at_desk',
      'note_card_money',
      'note_certificate',
      'note_customer',
      'note_mail_problem',
      'note_money',
      'note_site',
      'note_slip_check',
      'oldest_order',
      'open_card_order',
      'open_own_order',
      'open_own_receipt',
      'order_papers',
      'orders_to_check',
      'outbox_health',
      'own_appointments',
      'own_card_page',
      'own_jobs',
      'own_next_period',
      'own_orders',
      'own_repair',
      'own_services',
      'paid_orders',
      'part_customers',
      'party_of',
      'person_copy',
      'place_order',
      'place_renewal',
      'plan_own_change',
      'price_refunds',
      'prove_erasure',
      'publish',
      'published_changes',
      'purge_mail',
      'recall_domain_answers',
      'receipts_issued',
      'receive_device',
      'receive_line_code',
      'redeem_sign_in',
      'reissue_receipt',
      'relations_of',
      'release_changes',
      'release_mail',
      'remind_of_appointments',
      'remind_of_certificates',
      'remind_of_jobs',
      'remind_of_parts',
      'remind_of_quotes',
      'remind_of_renewals',
      'remove_file',
      'report_abandoned_orders',
      'resend_confirmation',
      'restore_backup',
      'resume_shop',
      'retry_mail',
      'return_sign_in_proof',
      'revise_quote',
      'save_change',
      'sell',
      'send_back',
      'send_certificate',
      'send_slip',
      'services_to_renew',
      'session_of',
      'set_order_status',
      'settle_card_payment',
      'settle_due_papers',
      'settle_mail',
      'setup_report',
      'show_code',
      'show_file',
      'show_inquiry',
      'show_order',
      'show_own_order',
      'show_own_quote',
      'show_own_receipt',
      'show_quote',
      'show_receipt',
      'sign_in_warned',
      'site_numbers',
      'slips_without_order',
      'start_card_page',
      'stray_chunks',
      'submit_inquiry',
      'take_backup',
      'take_credentials',
      'tell_of_ends',
      'tell_of_prices',
      'unbind_line_group',
      'undo_job_move',
      'undo_order_move',
      'withdraw_change',
    ]);
  });
});

// @module-tag slow
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEmbeddedDatabase } from '../support/embedded-database';
import { missingForPostgrest, type RunningPostgrest, startPostgrest } from '../support/postgres';

const missing = missingForPostgrest();
if (missing) console.warn(`Skipped: chores that the database calls for: ${missing}`);

/** Stand-ins for pg_cron, pg_net and the vault with the names and arguments that Supabase documents. */
const extensions = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity, jobname text, username text default current_user, schedule text, command text,
    unique (jobname, username)
  );
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
      on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
      returning jobid
  $$;
  create schema net;
  create table net.asked (url text, headers jsonb, timeout_milliseconds integer);
  create function net.http_get(
    url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.asked values (url, headers, timeout_milliseconds) returning 1::bigint
  $$;
  create schema vault;
  create table vault.secrets (name text unique, decrypted_secret text);
  create view vault.decrypted_secrets as select * from vault.secrets;
`;
const secrets = `insert into vault.secrets values
  ('site_url', 'https://www.example.com/'), ('cron_secret', 'a-secret-of-16-characters');`;

type Job = { jobname: string; schedule: string; command: string };

const jobs = (postgrest: RunningPostgrest) =>
  postgrest.query<Job>('select jobname, schedule, command from cron.job order by jobid');

const eachMinuteAndHour = [
  { jobname: 'chores of each minute', schedule: '* * * * *' },
  { jobname: 'chores of each hour', schedule: '7 * * * *' },
];

describe.skipIf(missing !== undefined)(
  'chores that the database calls for, with Supabase’s extensions',
  () => {
    let postgrest: RunningPostgrest;
    beforeAll(async () => {
      postgrest = await startPostgrest({ before: extensions });
    });
    afterAll(() => postgrest.close());

    it('are scheduled by nobody but who has put address and secret into the vault', async () => {
      expect(await jobs(postgrest)).toEqual([]);
      const schedule = () => postgrest.run('select public.schedule_chores()');
      await expect(schedule()).rejects.toThrow(
        /the secret site_url in the vault, the secret cron_secret in the vault/,
      );
      await postgrest.run(
        "insert into vault.secrets values ('site_url', 'https://www.example.com'), ('cron_secret', '')",
      );
      await expect(schedule()).rejects.toThrow(/for lack of: the secret cron_secret in the vault/);
      expect(await jobs(postgrest)).toEqual([]);
    });

    it('are scheduled once, however often it is asked for, and hold neither address nor secret', async () => {
      await postgrest.run(`delete from vault.secrets; ${secrets}`);
      for (let time = 0; time < 3; time++) await postgrest.run('select public.schedule_chores()');
      expect(await jobs(postgrest)).toMatchObject(eachMinuteAndHour);
      expect(JSON.stringify(await jobs(postgrest))).not.toMatch(/example\.com|a-secret/);
    });

    it('ask the site at its address, with the secret as bearer', async () => {
      for (const { command } of await jobs(postgrest)) await postgrest.run(command);
      const asked = (url: string) => ({
        url,
        headers: { Authorization: 'Bearer a-secret-of-16-characters' },
        timeout_milliseconds: 55000,
      });
      expect(await postgrest.query('select * from net.asked')).toEqual([
        asked('https://www.example.com/api/cron/chores?pace=minute'),
        asked('https://www.example.com/api/cron/chores'),
      ]);
    });

    it('fail in the records of the cron once a secret is gone', async () => {
      const [eachMinute] = await jobs(postgrest);
      await postgrest.run("delete from vault.secrets where name = 'cron_secret'");
      await expect(postgrest.run(eachMinute?.command ?? '')).rejects.toThrow(
        /the site cannot be woken, for lack of: the secret cron_secret in the vault/,
      );
    });
  },
);

describe.skipIf(missing !== undefined)('chores that the database calls for, elsewhere', () => {
  it('are scheduled by the migration where all is there already', async () => {
    const postgrest = await startPostgrest({ before: extensions + secrets });
    expect(await jobs(postgrest)).toMatchObject(eachMinuteAndHour);
    await postgrest.close();
  });

  it('are none of a plain PostgreSQL, which says what it lacks', async () => {
    const postgrest = await startPostgrest();
    await expect(postgrest.run('select public.schedule_chores()')).rejects.toThrow(
      /for lack of: the extension pg_cron, the extension pg_net, the vault/,
    );
    await postgrest.close();
  });
});

it('chores are none of the embedded database’s, which says what it lacks', async () => {
  const { query } = await emptyEmbeddedDatabase();
  await expect(query('select public.schedule_chores()')).rejects.toThrow(
    /for lack of: the extension pg_cron, the extension pg_net, the vault/,
  );
});

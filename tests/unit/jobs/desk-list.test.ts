import { describe, expect, it } from 'vitest';
import { groupOfJob, loadOf } from '@/lib/jobs/desk-jobs';
import { draftName, draftOf, fileDraft, isAskedAbout } from '@/lib/jobs/draft';
import type { ListedJob } from '@/lib/jobs/job';

const job = (changes: Partial<ListedJob>): ListedJob => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'website',
  stages: [],
  stage: 0,
  state: 'ours',
  since: '2027-01-04',
  due_on: null,
  draft: null,
  rounds: 2,
  changes: 0,
  version: 0,
  reference: 'PT-7K3M9Q',
  item: 'web-design-starter',
  name: 'Starter',
  name_en: 'Starter',
  assignee: null,
  note: null,
  stopped_on: null,
  customer_name: 'Somchai',
  company_name: null,
  said: null,
  ...changes,
});

describe('the list of work at the desk', () => {
  it.each([
    ['late before all else', { due_on: '2027-01-04', said: 'yes' }, 'late'],
    ['what the customer has answered', { due_on: '2027-01-06', said: 'change' }, 'said'],
    ['due today', { due_on: '2027-01-05' }, 'week'],
    ['due in seven days', { due_on: '2027-01-12' }, 'week'],
    ['due in eight', { due_on: '2027-01-13' }, 'later'],
    ['without a promise', {}, 'later'],
    ['waiting, however late it was', { state: 'waiting', due_on: '2026-12-01' }, 'waiting'],
    ['paused', { state: 'paused' }, 'paused'],
    ['done', { state: 'done', due_on: '2026-12-01' }, 'over'],
    ['cancelled', { state: 'cancelled' }, 'over'],
  ] as const)('has %s where somebody looks for it', (_what, changes, group) => {
    expect(groupOfJob(job(changes), '2027-01-05')).toBe(group);
  });

  it('has what is done with its fixes among what is over, and a fault where somebody looks for it', () => {
    const place = {
      stages: [{ stage: 'fixes' as const, ball: 'us' as const, days: null, yes: false, months: 3 }],
    };
    expect(groupOfJob(job({ ...place, state: 'done', due_on: '2027-03-01' }), '2027-01-05')).toBe('over');
    expect(groupOfJob(job({ ...place, due_on: '2027-03-01', said: 'fix' }), '2027-01-05')).toBe('said');
    expect(groupOfJob(job({ ...place, due_on: '2027-03-01' }), '2027-01-05')).toBe('said');
  });

  it('has what waits among what was answered once files have come', () => {
    const waiting = job({ state: 'waiting' });
    expect([0, 2].map((files) => groupOfJob(waiting, '2027-01-05', files))).toEqual(['waiting', 'said']);
  });

  it('counts for each person what is our turn, the most first', () => {
    const nok = { assignee: 'nok@agency.example' };
    const jobs = [job(nok), job({}), job(nok), job({ ...nok, state: 'waiting' })];
    expect(loadOf(jobs)).toEqual([
      ['nok@agency.example', 2],
      [null, 1],
    ]);
  });
});

describe('a draft', () => {
  it('is an address, or a file of the order by its name', () => {
    const file = fileDraft('00000000-0000-4000-8000-000000000001', 'Entwurf/2 เว็บ.pdf');
    expect(draftOf(file, '/api/my-orders/PT-7K3M9Q/files')).toEqual({
      href: '/api/my-orders/PT-7K3M9Q/files/00000000-0000-4000-8000-000000000001',
      name: 'Entwurf/2 เว็บ.pdf',
    });
    expect(draftName(file)).toBe('Entwurf/2 เว็บ.pdf');
    const address = 'https://draft.bay-signal.example/sea';
    expect(draftOf(address, '/api')).toEqual({ href: address, name: address });
  });

  it('stands where its customer is asked about it, and once they have answered among the files again', () => {
    const file = { id: '00000000-0000-4000-8000-000000000001', name: 'menu.pdf', is_draft: true };
    const asked = { moves: ['yes' as const, 'change' as const] };
    expect(isAskedAbout(file, [{ ...asked, draft: fileDraft(file.id, file.name) }])).toBe(true);
    expect(isAskedAbout(file, [{ ...asked, draft: null }])).toBe(true);
    expect(isAskedAbout({ ...file, is_draft: false }, [{ ...asked, draft: null }])).toBe(false);
    expect(isAskedAbout(file, [{ ...asked, draft: 'https://draft.bay-signal.example/sea' }])).toBe(false);
    expect(isAskedAbout(file, [{ moves: [], draft: null }])).toBe(false);
  });
});

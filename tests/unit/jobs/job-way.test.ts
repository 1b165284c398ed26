import { expect, it } from 'vitest';
import type { JobFacts } from '@/lib/jobs/job';
import { aheadOf, isInFixes, takesFaults, wayOfJob } from '@/lib/jobs/job-way';
import { messagesOf } from '../../support/served-pages';

const words = messagesOf('en', 'jobs');
const us = { ball: 'us', days: null, yes: false } as const;
const online = { ...us, stage: 'online' } as const;
const fixes = { ...us, stage: 'fixes', months: 3 } as const;
const at = (changes: Partial<JobFacts>) => ({
  ...{ stages: [online, fixes], stage: 1, state: 'done' as const, due_on: '2027-02-24' },
  ...changes,
});

it('the way of a job ends with its fixes, or with its being done where nothing is put right', () => {
  expect(wayOfJob(at({}), words)).toEqual({ labels: ['Online', 'Fixes'], current: 1 });
  expect(wayOfJob(at({ stages: [online] }), words)).toEqual({ labels: ['Online', 'Done'], current: 1 });
  expect([isInFixes(at({})), isInFixes(at({ stage: 0 })), isInFixes(at({ stages: [online] }))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('what is done says until when faults are put right, and takes them until then', () => {
  const until = 'If a fault is ours, we’ll fix it free of charge until 24 February 2027.';
  expect(aheadOf(at({}), words, 'en')).toEqual([until]);
  expect(aheadOf(at({ state: 'ours' }), words, 'en')).toEqual([until]);
  expect(aheadOf(at({ stages: [online] }), words, 'en')).toEqual([]);
  expect(aheadOf(at({ stage: 0, state: 'ours', due_on: null }), words, 'en')).toEqual(['Next: Fixes']);
  const draft = { ...us, stage: 'draft', days: 10 } as const;
  const waiting = { stages: [online, draft], stage: 0, state: 'waiting' as const };
  expect(aheadOf(at({ ...waiting, due_on: null }), words, 'en')).toEqual([
    'Next: Draft, within 10 working days',
  ]);
  expect(aheadOf(at(waiting), words, 'en')[0]).toBe('Next: Draft');
  const open = { moves: ['fix' as const], due_on: '2027-02-24' };
  expect(['2027-02-24', '2027-02-25'].map((day) => takesFaults(open, day))).toEqual([true, false]);
  expect(takesFaults({ ...open, moves: [] }, '2027-01-01')).toBe(false);
});

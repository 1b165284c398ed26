import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDue, isOpenAt } from '@/lib/company/opening-hours';

describe('the opening hours', () => {
  it.each([
    ['2026-03-01T04:59:00Z', false],
    ['2026-03-01T05:00:00Z', true],
    ['2026-03-01T10:59:00Z', true],
    ['2026-03-01T11:00:00Z', false],
    ['2026-02-28T18:00:00Z', false],
  ])('are read by the clocks of Pattaya: at %s open is %s', (moment, isOpen) => {
    expect(isOpenAt(new Date(moment))).toBe(isOpen);
  });
});

describe('an answer within 24 hours, in opening hours', () => {
  it.each([
    ['asked in the afternoon, a day later', '2026-03-02T14:30', '2026-03-03T14:30'],
    ['asked at opening time, a day later', '2026-03-02T12:00', '2026-03-03T12:00'],
    ['asked in the evening, by the next evening’s closing time', '2026-03-02T21:15', '2026-03-03T18:00'],
    ['asked at night, by that day’s closing time', '2026-03-02T00:10', '2026-03-02T18:00'],
    ['asked in the morning, by the same day’s closing time', '2026-03-02T11:59', '2026-03-02T18:00'],
    ['asked at midnight on the last of a month', '2026-02-28T23:59', '2026-03-01T18:00'],
  ])('is due, %s', (_when, asked, due) => {
    const inPattaya = (time: string) => new Date(`${time}:00+07:00`);
    expect(answerDue(inPattaya(asked))).toEqual(inPattaya(due));
    const seconds = new Date(inPattaya(asked).getTime() + 59_999);
    expect(answerDue(seconds), 'seconds do not count').toEqual(inPattaya(due));
  });
});

describe('closed days', () => {
  const inPattaya = (time: string) => new Date(`${time}:00+07:00`);

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function closedOn(...days: string[]) {
    vi.resetModules();
    vi.stubEnv('PUBLISHED_COMPANY', JSON.stringify({ closedDays: days }));
    return import('@/lib/company/opening-hours');
  }

  it('are closed all day, once or every year', async () => {
    const { isOpenAt } = await closedOn('2026-03-02', '04-13');
    expect(['2026-03-02T14:00', '2026-03-03T14:00'].map((time) => isOpenAt(inPattaya(time)))).toEqual([
      false,
      true,
    ]);
    expect(['2026-04-13T14:00', '2031-04-13T14:00'].map((time) => isOpenAt(inPattaya(time)))).toEqual([
      false,
      false,
    ]);
  });

  it('are no working days, nor are public holidays, those of the moon among them', async () => {
    const { daysOff, isClosedOn } = await closedOn('2027-04-12', '04-16');
    const isOff = (date: string) => isClosedOn(date, daysOff());
    const songkran = ['12', '13', '14', '15', '16'].map((day) => `2027-04-${day}`);
    expect(songkran.map((day) => [isOff(day), isClosedOn(day)])).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    expect(['2028-04-12', '2028-04-16', '2027-04-19'].map(isOff)).toEqual([false, true, false]);
    expect(['2027-05-20', '2028-05-20', '2028-05-08'].map(isOff)).toEqual([true, false, true]);
  });

  it.each([
    ['asked before one, a day later', '2026-03-01T14:30', '2026-03-04T14:30'],
    [
      'asked on one in the morning, by the closing time of the next open day',
      '2026-03-02T09:00',
      '2026-03-04T18:00',
    ],
    ['asked at night before one', '2026-03-01T21:00', '2026-03-04T18:00'],
    ['asked long before', '2026-02-27T14:00', '2026-02-28T14:00'],
  ])('do not count where an answer is due: %s', async (_when, asked, due) => {
    const { answerDue } = await closedOn('2026-03-02', '2026-03-03');
    expect(answerDue(inPattaya(asked))).toEqual(inPattaya(due));
  });

  it('are told by the pages, the graph and the offers file until they are over', async () => {
    const { nextClosedDays } = await closedOn('2026-03-02', '04-13');
    const next = (time: string) => nextClosedDays(inPattaya(time).getTime());
    expect(next('2026-03-02T23:00')).toEqual(['2026-03-02', '2026-04-13']);
    expect(next('2026-03-03T01:00')).toEqual(['2026-04-13']);
    vi.setSystemTime(inPattaya('2026-03-01T12:00'));
    try {
      const { wordsIn } = await import('@/lib/site/page-words');
      expect((await wordsIn('en', 'contact')).hours.closed).toBe('Closed on 2 March 2026 and 13 April 2026.');
      const { agencyNode } = await import('@/lib/machine-readable/agency-node');
      const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
      expect(agencyNode('en', await wordsIn('en', 'facts'))).toMatchObject({
        specialOpeningHoursSpecification: [
          { ...closed, validFrom: '2026-03-02', validThrough: '2026-03-02' },
          { ...closed, validFrom: '2026-04-13', validThrough: '2026-04-13' },
        ],
      });
      const { offersFile } = await import('@/lib/machine-readable/offers');
      expect((await offersFile()).hours.closedOn).toEqual(['2026-03-02', '2026-04-13']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are told nowhere where there are none', async () => {
    const { wordsIn } = await import('@/lib/site/page-words');
    expect((await wordsIn('th', 'contact')).hours.closed).toBe('');
    const { agencyNode } = await import('@/lib/machine-readable/agency-node');
    expect(agencyNode('th', await wordsIn('th', 'facts'))).not.toHaveProperty(
      'specialOpeningHoursSpecification',
    );
  });
});

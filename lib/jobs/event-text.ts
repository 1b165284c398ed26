import type { Messages } from 'next-intl';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { JobEvent, JobFacts } from './job';

/** What happened to a job in one line, as its customer reads it too. */
export function eventText(
  { move, name, words: said, stage, state }: Pick<JobEvent, 'move' | 'name' | 'words' | 'stage' | 'state'>,
  { stages }: Pick<JobFacts, 'stages'>,
  { said: words, stages: known, done, desk }: Messages['jobs'],
  locale: Locale,
): string {
  const here = stages[stage];
  switch (move) {
    case 'yes':
    case 'change':
    case 'fix':
      return fill(words[move], { name: name ?? '' });
    case 'show':
    case 'wait':
    case 'resume':
      return words[move];
    case 'pause':
      return words.paused;
    case 'cancel':
      return words.cancelled;
    case 'due':
      return said === null ? words.dueNone : fill(words.due, { day: dateOf(said, locale) });
    case 'undo':
    case 'paid':
    case 'unpaid':
      return desk[move];
    default:
      return fill(words.moved, { stage: here && state !== 'done' ? known[here.stage].label : done });
  }
}

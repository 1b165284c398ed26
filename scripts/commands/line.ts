import { agencyLocale } from '@/lib/company/agency';
import { nearTimeOf } from '@/lib/i18n/dates';
import { translator } from '@/lib/i18n/translator';
import { boundLineGroup, drawLineCode, unbindLineGroup } from '@/lib/outbox/line/line-group';
import { notifier } from '@/lib/outside';
import { fail, onDatabase } from '../terminal';

const text = await translator(agencyLocale(), 'notify');
const [command, ...more] = process.argv.slice(2);

if (more.length > 0) fail(text('command.usage'));
else if (command === 'code') await onDatabase(draw);
else if (command === 'show') await onDatabase(show);
else if (command === 'unbind') await onDatabase(unbind);
else fail(text('command.usage'));

async function draw(): Promise<void> {
  if (!(await notifier()).isOn) return fail(text('command.off'));
  const { code, endsAt } = await drawLineCode();
  console.log(text('command.code', { code, time: timeOf(endsAt) }));
}

async function show(): Promise<void> {
  if (!(await notifier()).isOn) console.log(text('command.off'));
  const bound = await boundLineGroup();
  console.log(bound ? text('command.bound', { time: timeOf(bound.boundAt) }) : text('command.none'));
}

async function unbind(): Promise<void> {
  console.log((await unbindLineGroup()) ? text('command.unbound') : text('command.none'));
}

function timeOf(moment: Date): string {
  return nearTimeOf(moment, agencyLocale());
}

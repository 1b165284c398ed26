import { daysBetween, today } from '@/lib/i18n/pattaya-time';
import { differsFromRegistry, servicesAtDesk } from '@/lib/services/desk-services';
import { type Finding, look, ok } from './finding';

/** After how many days somebody must have decided about a service that is overdue. */
const daysToDecide = 10;

/** Running services that wait for a person: overdue for long, without an address for mail, or with another date at the registry. */
export async function serviceFindings(): Promise<Finding[]> {
  const running = (await servicesAtDesk()).services.filter(({ state }) => state !== 'ended');
  const wrong = [
    [
      running.filter(
        ({ state, paid_until: until }) => state === 'overdue' && daysBetween(until, today()) > daysToDecide,
      ),
      `overdue for more than ${daysToDecide} days`,
    ],
    [running.filter(({ customer_email: email }) => email === null), 'without an email address'],
    [running.filter(differsFromRegistry), 'that their registry lets expire on another day'],
  ] as const;
  const found = wrong.flatMap(([services, what]) =>
    services.length > 0 ? [look('services', `${services.length} ${what}: look at /desk/services`)] : [],
  );
  return found.length > 0 ? found : [ok('services', `${running.length} run`)];
}

import 'server-only';
import { type Env, env } from './env';
import { EnvError } from './env-error';

/**
 * A setting that the chosen adapter needs; the rules that span settings have refused to start without it.
 * @throws EnvError where it is missing all the same
 */
export function required<Name extends keyof Env>(name: Name): NonNullable<Env[Name]> {
  const value = env()[name];
  if (value === undefined || value === null)
    throw new EnvError([`${name}: required by the adapter that was chosen`]);
  return value;
}

import { LoggableError } from '@/lib/log';

/** The settings are wrong or incomplete; `problems` lists each in one line, without any secret value. */
export class EnvError extends LoggableError {
  constructor(readonly problems: string[]) {
    super(
      'EnvError',
      `The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** What to say, of those that are wrong. */
export function problems(...rules: readonly (string | false)[]): string[] {
  return rules.filter((problem) => problem !== false);
}

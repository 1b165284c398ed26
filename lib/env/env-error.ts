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

/** `[is wrong, what to say]`, for those that are. */
export function problems(...rules: readonly (readonly [isWrong: boolean, problem: string])[]): string[] {
  return rules.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

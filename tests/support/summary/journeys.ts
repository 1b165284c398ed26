import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { fileDuration, type Summary, writeSummary } from './summary';

/** Sums up the browser journeys; what fails outside of a journey counts as one failure. */
export default class JourneySummary implements Reporter {
  private journeys: Suite | undefined;
  private readonly errors: TestError[] = [];

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.journeys = journeys;
  }

  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const summary: Summary = { passed: 0, flaky: [], failed: [], files: this.durations() };
    for (const journey of this.journeys?.allTests() ?? []) {
      const name = journey.titlePath().filter(Boolean).join(' › ');
      const outcome = journey.outcome();
      if (outcome === 'unexpected')
        summary.failed.push({ name, message: journey.results.at(-1)?.error?.message ?? 'did not end' });
      if (outcome === 'flaky') summary.flaky.push(name);
      if (outcome === 'expected' || outcome === 'flaky') summary.passed += 1;
    }
    for (const { message } of this.errors)
      summary.failed.push({ name: 'outside of all journeys', message: message ?? '' });
    writeSummary(summary);
  }

  private durations(): Summary['files'] {
    const files = this.journeys?.suites.flatMap((project) => project.suites) ?? [];
    return files.map((file) => {
      const tries = file.allTests().flatMap(({ results }) => results);
      const milliseconds = tries.reduce((sum, { duration }) => sum + duration, 0);
      return fileDuration(file.location?.file ?? file.title, file.allTests().length, milliseconds);
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type FileDuration, fileDuration, type Summary, writeSummary } from './summary';

/** Sums up the unit, contract and API tests; what fails outside of a test (a module, a hook) counts as one failure. */
export default class UnitTestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const summary: Summary = { passed: 0, flaky: [], failed: [], files: modules.map(durationOf) };
    const fail = (name: string, errors: readonly { message: string }[]) =>
      summary.failed.push({ name, message: errors.map(({ message }) => message).join('\n') });
    for (const module of modules) {
      for (const suite of [module, ...module.children.allSuites()])
        if (suite.errors().length > 0) fail(`${module.relativeModuleId} › ${nameOf(suite)}`, suite.errors());
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} › ${test.fullName}`;
        const { state, errors } = test.result();
        if (state === 'failed') fail(name, errors);
        if (state === 'passed') summary.passed += 1;
        if (test.diagnostic()?.flaky) summary.flaky.push(name);
      }
    }
    for (const error of unhandled) fail('outside of all tests', [error]);
    writeSummary(summary);
  }
}

function nameOf(suite: { type: 'module' } | { type: 'suite'; fullName: string }): string {
  return suite.type === 'module' ? 'the file' : suite.fullName;
}

function durationOf(module: TestModule): FileDuration {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  const tests = [...module.children.allTests()].length;
  return fileDuration(module.moduleId, tests, setupDuration + collectDuration + duration);
}

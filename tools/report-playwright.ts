import { readFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import {
  describeFault,
  describeOutput,
  describePage,
  emit,
  playwrightCommand,
  printable,
  relative,
  withVariables,
} from './report.ts';

/** Emits the events of a Playwright run while it runs. */
export default class PlaywrightReporter implements Reporter {
  readonly #perLine = new Map<string, number>();

  onBegin(_: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    for (const test of tests) this.#perLine.set(lineOf(test), (this.#perLine.get(lineOf(test)) ?? 0) + 1);
    emit({ kind: 'planned', total: tests.length, unit: 'tests' });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(test.location.file);
    const outcome = test.outcome();
    if (outcome === 'expected') emit({ kind: 'passed' });
    if (outcome === 'unexpected' || outcome === 'flaky') this.#fail(file, test, result);
    emit({ kind: 'done', file, ms: result.duration });
  }

  /** Called if a file does not load, or a worker or server does not start. */
  onError(error: TestError): void {
    const text = describeFault(error);
    // The location is often that of the module loader, not of the test file.
    const [place] = /[^\s'"()]+\.spec\.ts/.exec(`${error.location?.file} ${text}`) ?? [];
    const file = place && relative(place);
    const failure = { name: file ?? 'playwright', error: text, command: playwrightCommand(file) };
    emit({ kind: 'failed', failure });
  }

  #fail(file: string, test: TestCase, { errors, stdout, stderr, attachments }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    const place = `${file}:${test.location.line}`;
    const isAlone = this.#perLine.get(lineOf(test)) === 1;
    const command = playwrightCommand(place, project, isAlone ? [] : titles);
    const faults = errors.map((each) => describeFault(each));
    const context = attachments.find((each) => each.name === 'error-context')?.path;
    const page = context && describePage(readFileSync(context, 'utf8'));
    const output = describeOutput([...stdout, ...stderr].join(''));
    const error = [...faults, page, output].filter(Boolean).join('\n');
    const name = `${printable([place, ...titles])} (${project})`;
    emit({ kind: 'failed', failure: { name, error, command: withVariables(command, file) } });
  }
}

function lineOf({ location, parent }: TestCase): string {
  return `${parent.project()?.name} ${location.file}:${location.line}`;
}

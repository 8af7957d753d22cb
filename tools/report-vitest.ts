import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { limits, timeLimitProblem } from './limits.ts';
import { describeFault, describeOutput, emit, printable, relative, vitestCommand, withVariables } from './report.ts';

type Fault = Parameters<typeof describeFault>[0];

/** Emits the events of a Vitest run while it runs. */
export default class VitestReporter implements Reporter {
  /** Output of the running tests, by test id. */
  readonly #printed = new Map<string, string>();
  readonly #most: typeof limits;

  constructor({ most = limits }: { most?: typeof limits } = {}) {
    this.#most = most;
  }

  onInit(vitest: Vitest): void {
    // Vitest passes unhandled errors to the reporter only at the end.
    vitest.state.onUnhandledError = (error) => {
      const file = fileOf(error);
      fail(file, ['unhandled error'], [error], file && vitestCommand(file));
    };
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    emit({ kind: 'planned', total: specifications.length, unit: 'files' });
  }

  onUserConsoleLog({ taskId, content }: { taskId?: string; content: string }): void {
    if (taskId) this.#printed.set(taskId, (this.#printed.get(taskId) ?? '') + content);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const file = relative(test.module.moduleId);
    const slow =
      state === 'passed' && timeLimitProblem('test', file, test.diagnostic()!.duration, { most: this.#most });
    const output = describeOutput(this.#printed.get(test.id) ?? '');
    this.#printed.delete(test.id);
    if (state === 'passed' && !slow) emit({ kind: 'passed' });
    if (state !== 'failed' && !slow) return;
    const titles = titlesOf(test);
    fail(file, titles, slow ? [{ message: slow }] : errors!, vitestCommand(file, titles), output);
  }

  /** A group's own errors come from beforeAll and afterAll. */
  onTestSuiteResult(group: TestSuite): void {
    const [file, titles] = [relative(group.module.moduleId), titlesOf(group)];
    if (group.errors().length > 0) fail(file, titles, group.errors(), vitestCommand(file, titles, true));
  }

  /** A file's own errors include those of loading it. */
  onTestModuleEnd(module: TestModule): void {
    const file = relative(module.moduleId);
    if (module.errors().length > 0) fail(file, [], module.errors(), vitestCommand(file));
    const ms = module.diagnostic().duration;
    const slow = timeLimitProblem('file', file, ms, { most: this.#most });
    if (slow) fail(file, [], [{ message: slow }], vitestCommand(file));
    emit({ kind: 'done', file, ms });
  }
}

/** The test file that was running when the error was thrown or the process crashed. */
function fileOf({ VITEST_TEST_PATH, cause }: { VITEST_TEST_PATH?: string; cause?: unknown }): string | undefined {
  const [, crashed] = (cause instanceof Error && /while running test file (.+)$/.exec(cause.message)) || [];
  const file = VITEST_TEST_PATH ?? crashed;
  return file && relative(file);
}

function titlesOf(entity: TestCase | TestSuite): string[] {
  return [...(entity.parent.type === 'suite' ? titlesOf(entity.parent) : []), entity.name];
}

function fail(
  file: string | undefined,
  titles: string[],
  errors: readonly Fault[],
  command = 'npx vitest run',
  output = '',
): void {
  const name = printable([file ?? 'vitest', ...titles]);
  const error = [...errors.map((each) => describeFault(each)), output].filter(Boolean).join('\n');
  emit({ kind: 'failed', failure: { name, error, command: file ? withVariables(command, file) : command } });
}

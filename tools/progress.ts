import type { Failure, TestEvent } from './report.ts';

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Test results of one step so far. */
export interface Tally {
  passed: number;
  failures: Failure[];
  planned?: { total: number; unit: string };
  /** Sum of the times of all its files in the last run, in ms. */
  lastTotal?: number;
  finished: { file: string; ms: number }[];
}

interface RunningStep {
  began: number;
  tally?: Tally;
  shownAt: number;
}

/** Interval between two log lines of a step, in ms. Long, because CI keeps only the end of a long log. */
const logInterval = 60_000;

/**
 * Prints the progress of the running steps. On a terminal, a line per step at the bottom is redrawn in place. A log gets a
 * line per step and minute.
 */
export class Progress {
  readonly #out: Output;
  readonly #now: () => number;
  readonly #running = new Map<string, RunningStep>();
  readonly #onTerminal: boolean;
  drawnLines = 0;

  constructor(out: Output, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
    this.#onTerminal = out.isTTY === true && process.env.TERM !== 'dumb';
  }

  say(text: string): void {
    this.clear();
    this.#out.write(`${text}\n`);
    this.#draw();
  }

  begin(names: string[]): void {
    const now = this.#now();
    for (const name of names) this.#running.set(name, { began: now, shownAt: now });
    if (this.#onTerminal) this.#draw();
    else this.say(`Running: ${names.join(', ')}`);
  }

  /** Returns how long the step took, in seconds. */
  end(name: string): number {
    const { began } = this.#running.get(name)!;
    this.#running.delete(name);
    return (this.#now() - began) / 1000;
  }

  /** Counts the events of a step and prints each failure immediately. */
  follow(name: string, lastTotal?: number): { tally: Tally; onEvent: (event: TestEvent) => void } {
    const tally: Tally = { passed: 0, failures: [], finished: [], ...(lastTotal && { lastTotal }) };
    this.#running.get(name)!.tally = tally;
    const onEvent = (event: TestEvent) => {
      if (event.kind === 'planned')
        tally.planned = { total: (tally.planned?.total ?? 0) + event.total, unit: event.unit };
      if (event.kind === 'passed') tally.passed += 1;
      if (event.kind === 'done') tally.finished.push(event);
      if (event.kind === 'failed') {
        tally.failures.push(event.failure);
        this.say(failureText(event.failure));
      }
    };
    return { tally, onEvent };
  }

  /** The caller calls this about once per second. */
  tick(): void {
    if (this.#onTerminal) {
      this.clear();
      this.#draw();
      return;
    }
    const now = this.#now();
    for (const [name, step] of this.#running) {
      if (now - step.shownAt < logInterval) continue;
      step.shownAt = now;
      const failed = [...new Set(step.tally?.failures.map((failure) => failure.name.split(' > ', 1)[0]))];
      const failedNames = failed.length > 0 ? `; failed: ${failed.join(', ')}` : '';
      this.say(`${stepText(name, step.tally)} (${timeText(now - step.began, step.tally)})${failedNames}`);
    }
  }

  /** Erases the step lines at the bottom of a terminal. */
  clear(): void {
    if (this.drawnLines > 0)
      this.#out.write(`\r${this.drawnLines > 1 ? `\u001b[${this.drawnLines - 1}A` : ''}\u001b[J`);
    this.drawnLines = 0;
  }

  #draw(): void {
    if (!this.#onTerminal) return;
    const now = this.#now();
    const lines = [...this.#running].map(([name, { began, tally }]) =>
      `${stepText(name, tally)} (${timeText(now - began, tally)})`.slice(0, (this.#out.columns || 80) - 1),
    );
    this.#out.write(lines.join('\n'));
    this.drawnLines = lines.length;
  }
}

/** Example: `unit and API tests: 3,120 passed, 0 failed, 140 of 311 files`. */
export function stepText(name: string, tally?: Tally): string {
  if (!tally?.planned) return name;
  const { passed, failures, finished, planned } = tally;
  const [p, f, d, t] = [passed, failures.length, finished.length, planned.total].map((n) => n.toLocaleString('en'));
  return `${name}: ${p} passed, ${f} failed, ${d} of ${t} ${planned.unit}`;
}

/** Example: `2 min 5 s, about 6 min left`. */
function timeText(ms: number, tally?: Tally): string {
  const remaining = tally?.planned && timeLeft(ms, tally);
  return remaining ? `${duration(ms)}, about ${duration(remaining)} left` : duration(ms);
}

/** Estimates the ms left from the files' times in the last run, else from their number. undefined below 5 % progress. */
function timeLeft(ms: number, { finished, planned, lastTotal }: Tally): number | undefined {
  const share = lastTotal
    ? finished.reduce((sum, each) => sum + each.ms, 0) / lastTotal
    : finished.length / planned!.total;
  if (share < 0.05 || share >= 1) return undefined;
  const remaining = (ms * (1 - share)) / share;
  return remaining > 60_000 ? Math.round(remaining / 60_000) * 60_000 : remaining;
}

/** Examples: `45 s`, `4 min`, `4 min 10 s`. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return [`${Math.floor(seconds / 60)} min`, seconds % 60 > 0 && `${seconds % 60} s`].filter(Boolean).join(' ');
}

/** `most` limits the lines of the error. The final list needs few, because CI keeps little more than that list. */
export function failureText({ name, error, command }: Failure, most = Infinity): string {
  const lines = error.split('\n').slice(0, most);
  const indented = lines.map((line) => (line ? `  ${line}` : ''));
  return [`✗ ${name}`, ...indented, `  Run it alone: ${command}`, ''].join('\n');
}

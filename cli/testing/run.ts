import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Questions } from '../core/io.ts';
import type { Api } from '../../api/testing/api.ts';
import { main } from '../evm.ts';

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Content of standard input. */
  input?: string | Uint8Array;
  /** Width of the terminal. A pipe if undefined. */
  width?: number;
  color?: boolean;
  /** Answers to questions. Without it there is no terminal to ask on. */
  answers?: Questions;
  /** Aborts like Ctrl-C. */
  interrupt?: AbortSignal;
  /** Called with each printed line. */
  onLine?: (line: string) => void;
}

export interface Run {
  code: number;
  out: string;
  said: string;
  /** Variables of the GraphQL requests, in order. */
  sent: Record<string, unknown>[];
}

/**
 * Runs `evm` against a server, with its own folder for saved tokens. A command resolves after the server has also finished
 * its follow-up work.
 */
export function evmAt(at: string | Pick<Api, 'url' | 'settled'>) {
  const url = typeof at === 'string' ? at : at.url;
  const home = mkdtempSync(join(tmpdir(), 'evm-cli-'));

  /** Runs a command line in this process. */
  const evm = async (argv: readonly string[], options: RunOptions = {}): Promise<Run> => {
    const { env = {}, input = '', width, color = false, answers, interrupt, onLine } = options;
    const out: string[] = [];
    const said: string[] = [];
    const into = (lines: string[]) => (line: string) => {
      lines.push(line);
      onLine?.(line);
    };
    const { result: code, sent } = await recordRequests(() =>
      main(argv, {
        out: into(out),
        say: into(said),
        readBytes: () => Promise.resolve(Buffer.from(input as Uint8Array)),
        canAsk: answers !== undefined,
        ...(answers && { questions: answers }),
        interrupt: () => interrupt ?? new AbortController().signal,
        width,
        color,
        env: { XDG_CONFIG_HOME: home, EVM_HOST: url, ...env },
      }),
    );
    if (typeof at !== 'string') await at.settled();
    return { code, out: out.join('\n'), said: said.join('\n'), sent };
  };

  return { evm, home, leave: () => rmSync(home, { recursive: true }) };
}

/** The variables of the API requests of each command that runs. */
const requestsOf = new AsyncLocalStorage<Record<string, unknown>[]>();
let running = 0;
let realFetch = globalThis.fetch;

/** Records the variables of the API requests that `work` sends. Commands may run concurrently. */
async function recordRequests<T>(work: () => Promise<T>): Promise<{ result: T; sent: Record<string, unknown>[] }> {
  if (running++ === 0) {
    realFetch = globalThis.fetch;
    globalThis.fetch = (url, init) => {
      if (typeof init?.body === 'string')
        requestsOf.getStore()?.push((JSON.parse(init.body) as { variables: Record<string, unknown> }).variables);
      return realFetch(url, init);
    };
  }
  const sent: Record<string, unknown>[] = [];
  try {
    return { result: await requestsOf.run(sent, work), sent };
  } finally {
    if (--running === 0) globalThis.fetch = realFetch;
  }
}

/** Answers each question with the next answer, and records the questions in `askedQuestions`. */
export function scriptedAnswers(...answers: (string | boolean)[]): Questions & { askedQuestions: string[] } {
  const askedQuestions: string[] = [];
  const next = <T>(message: string): Promise<T> => {
    askedQuestions.push(message);
    if (answers.length === 0) throw new Error(`Nobody expected the question: ${message}`);
    return Promise.resolve(answers.shift() as T);
  };
  return {
    askedQuestions,
    text: (message) => next(message),
    secret: (message) => next(message),
    yes: (message) => next(message),
    choice: (message, choices) => next(`${message}\n${choices.map(({ name }) => name).join('\n')}`),
  };
}

const maskedInstant = '2026-11-21T18:30:00.000Z';
const maskedClockTime = '2026-11-21 18:30 +00:00';

/** Replaces ids and times by fixed ones of the same width, also times that were cut. */
export function maskIdsAndTimes(text: string): string {
  const ids = new Map<string, string>();
  return text
    .replace(/\b([a-z]+)_[0-9a-z]{26}\b/g, (id, kind: string) => {
      if (!ids.has(id)) ids.set(id, `${kind}_${String(ids.size + 1).padStart(26, '0')}`);
      return ids.get(id)!;
    })
    .replace(/\b20\d\d-[\dT:.-]+(Z|…)/g, (moment, end: string) => maskedInstant.slice(0, moment.length - 1) + end)
    .replace(/\b20\d\d-\d\d-\d\d \d\d:\d\d [\d:+-]*(…?)/g, (clock, end: string) =>
      end ? maskedClockTime.slice(0, clock.length - 1) + end : maskedClockTime,
    );
}

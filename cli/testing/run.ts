import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Questions } from '../core/prompt.ts';
import type { Api } from '../../api/testing/api.ts';
import { main } from '../evm.ts';

export interface Place {
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
  heard?: (line: string) => void;
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
  const evm = async (argv: readonly string[], place: Place = {}): Promise<Run> => {
    const { env = {}, input = '', width, color = false, answers, interrupt, heard } = place;
    const out: string[] = [];
    const said: string[] = [];
    const listening = listenToRequests();
    const into = (lines: string[]) => (line: string) => {
      lines.push(line);
      heard?.(line);
    };
    try {
      const code = await main(argv, {
        out: into(out),
        say: into(said),
        read: () => Promise.resolve(String(input)),
        readBytes: () => Promise.resolve(Buffer.from(input as Uint8Array)),
        canAsk: answers !== undefined,
        ...(answers && { questions: answers }),
        interrupt: () => interrupt ?? new AbortController().signal,
        width,
        color,
        env: { XDG_CONFIG_HOME: home, EVM_HOST: url, ...env },
      });
      if (typeof at !== 'string') await at.settled();
      return { code, out: out.join('\n'), said: said.join('\n'), sent: listening.sent };
    } finally {
      listening.end();
    }
  };

  return { evm, home, leave: () => rmSync(home, { recursive: true }) };
}

/** Records the variables of API requests until `end` is called. */
function listenToRequests() {
  const sent: Record<string, unknown>[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (typeof init?.body === 'string')
      sent.push((JSON.parse(init.body) as { variables: Record<string, unknown> }).variables);
    return real(url, init);
  };
  return {
    sent,
    end: () => {
      globalThis.fetch = real;
    },
  };
}

/** Answers each question with the next answer, and records the questions in `asked`. */
export function answering(...answers: (string | boolean)[]): Questions & { asked: string[] } {
  const asked: string[] = [];
  const next = <T>(message: string): Promise<T> => {
    asked.push(message);
    if (answers.length === 0) throw new Error(`Nobody expected the question: ${message}`);
    return Promise.resolve(answers.shift() as T);
  };
  return {
    asked,
    text: (message) => next(message),
    secret: (message) => next(message),
    yes: (message) => next(message),
    choice: (message, choices) => next(`${message}\n${choices.map(({ name }) => name).join('\n')}`),
  };
}

const someMoment = '2026-11-21T18:30:00.000Z';
const someClock = '2026-11-21 18:30 +00:00';

/** Replaces ids and times by fixed ones of the same width, also times that were cut. */
export function plain(text: string): string {
  const ids = new Map<string, string>();
  return text
    .replace(/\b([a-z]+)_[0-9a-z]{26}\b/g, (id, kind: string) => {
      if (!ids.has(id)) ids.set(id, `${kind}_${String(ids.size + 1).padStart(26, '0')}`);
      return ids.get(id)!;
    })
    .replace(/\b20\d\d-[\dT:.-]+(Z|…)/g, (moment, end: string) => someMoment.slice(0, moment.length - 1) + end)
    .replace(/\b20\d\d-\d\d-\d\d \d\d:\d\d [\d:+-]*(…?)/g, (clock, end: string) =>
      end ? someClock.slice(0, clock.length - 1) + end : someClock,
    );
}

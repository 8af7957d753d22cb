import { styleText } from 'node:util';
import { exitCodes } from './errors.ts';
import { fixedWords } from './language.ts';
import { message } from './texts.ts';

/** Questions to the user. */
export interface Questions {
  text(message: string): Promise<string>;
  /** Hides the input. */
  secret(message: string): Promise<string>;
  /** The default answer is no. */
  yes(message: string): Promise<boolean>;
  /** Returns the value of the chosen item. */
  choice(message: string, choices: readonly { name: string; value: string }[]): Promise<string>;
}

/** Input and output of a command. Tests use their own. */
export interface Io {
  /** Writes data to stdout. */
  out(line: string): void;
  /** Writes a message for the user to stderr, so that pipes contain only data. */
  say(line: string): void;
  /** Replaces the current line on stderr. Only on a terminal. */
  redraw?(line: string): void;
  /** Reads all of standard input without decoding. */
  readBytes(): Promise<Uint8Array>;
  /** True if a user can answer questions. */
  readonly canAsk: boolean;
  /** Answers for tests. Without it the user at the terminal answers. */
  readonly questions?: Questions;
  /** For commands that handle Ctrl-C themselves. In other commands Ctrl-C ends the process. */
  interrupt(): AbortSignal;
  /** Columns of the terminal on stdout. undefined in a pipe. */
  readonly width: number | undefined;
  readonly color: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** The input and output of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    // The reader of a pipe may close it early.
    if (code === 'EPIPE') process.exit(exitCodes.done);
    stderr.write(`${fixedWords(env, message('outputUnwritable', { code: String(code) }))}\n`);
    process.exit(exitCodes.failed);
  });
  // Without messages, the data is still of use.
  stderr.on('error', () => {});
  return {
    out: (line) => void stdout.write(`${line}\n`),
    say: (line) => void stderr.write(`${line}\n`),
    ...(stderr.isTTY && { redraw: (line: string) => void stderr.write(`\r\u001b[2K${line}`) }),
    readBytes: () => bytesOf(stdin),
    canAsk: stdin.isTTY && stderr.isTTY,
    interrupt: () => {
      const ended = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
      return ended.signal;
    },
    width: stdout.isTTY ? stdout.columns : undefined,
    color: stdout.isTTY && !env.NO_COLOR,
    env,
  };
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const bold = (io: Io, text: string): string =>
  io.color ? styleText('bold', text, { validateStream: false }) : text;

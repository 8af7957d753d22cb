import { styleText } from 'node:util';
import type { Questions } from './prompt.ts';

/** Where a command reads and writes; tests bring their own. */
export interface Io {
  /** Writes data to stdout, for the next program or the person. */
  out(line: string): void;
  /** Writes a message for the person to stderr, which a pipe does not carry on. */
  say(line: string): void;
  /** Draws a line on stderr over the one before; only on a terminal. */
  redraw?(line: string): void;
  /** All of standard input. */
  read(): Promise<string>;
  /** The same as it is, whatever it is written in. */
  readBytes(): Promise<Uint8Array>;
  /** Whether a person is there to answer questions. */
  readonly canAsk: boolean;
  /** Who answers in a test; otherwise the person at the terminal does. */
  readonly questions?: Questions;
  /** For a command that runs until Ctrl-C: it ends by itself when this says so. Elsewhere Ctrl-C ends the process. */
  interrupt(): AbortSignal;
  /** The width of the terminal that shows the data; undefined in a pipe. */
  readonly width: number | undefined;
  /** Whether to use colours. */
  readonly color: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** The terminal or pipe that this process runs in. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // the reader of a pipe may have seen enough
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => void stdout.write(`${line}\n`),
    say: (line) => void stderr.write(`${line}\n`),
    ...(stderr.isTTY && { redraw: (line: string) => void stderr.write(`\r\u001b[2K${line}`) }),
    read: async () => (await bytesOf(stdin)).toString(),
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

/** Text that stands out on a terminal. */
export const bold = (io: Io, text: string): string =>
  io.color ? styleText('bold', text, { validateStream: false }) : text;

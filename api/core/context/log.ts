import pino, { type Logger } from 'pino';

/** The path of a URL for the log, without the query and without the secret of a link. */
export const loggedPath = (url: string): string =>
  url.split('?', 1)[0]!.replace(/\/(reset-password|verify-email|calendar|unsubscribe)\/.*$/is, '/$1/…');

/**
 * Logs structured lines to stderr, or sentences for a terminal. The level `silent` is for tests. Must never contain
 * passwords, tokens or request bodies.
 */
export function makeLog(level: string, { asSentences = false } = {}): Logger {
  const stderr = pino.destination({ dest: 2, sync: true });
  return pino(
    { level, base: null, redact: ['req.headers.authorization', '*.password', '*.token'] },
    asSentences ? { write: (line: string) => stderr.write(sentenceOf(line)) } : stderr,
  );
}

/** Formats a log line for people: the time of day, the level, the message and the details. */
export function sentenceOf(line: string): string {
  const { level, time, msg = '', err, error, ...known } = JSON.parse(line) as Record<string, unknown>;
  const weight = pino.levels.labels[Number(level)] ?? '';
  const details = Object.entries(known)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const text = String(msg);
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`;
  const { stack, message } = (err ?? error ?? {}) as { stack?: string; message?: string };
  const cause = stack ?? message;
  const at = new Date(Number(time)).toLocaleTimeString('en-GB');
  // a terminal executes control characters, and the text may come from users
  return `${at} ${weight}: ${printable(`${sentence}${cause ? `\n${cause.replace(/^/gm, '    ')}` : ''}`)}\n`;
}

const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, (each) => JSON.stringify(each).slice(1, -1));

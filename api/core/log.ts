import pino, { type Logger } from 'pino';

/** The path of an address as the log may show it: without what is asked there, and without the secret of a link. */
export const loggedPath = (url: string): string =>
  url.split('?', 1)[0]!.replace(/\/(reset-password|verify-email|calendar|unsubscribe)\/.*$/is, '/$1/…');

/**
 * Structured lines on stderr, or sentences for a person who watches; a level of `silent` is for tests. Never holds
 * passwords, tokens or request bodies.
 */
export function makeLog(level: string, { asSentences = false } = {}): Logger {
  const stderr = pino.destination({ dest: 2, sync: true });
  return pino(
    { level, base: null, redact: ['req.headers.authorization', '*.password', '*.token'] },
    asSentences ? { write: (line: string) => stderr.write(sentenceOf(line)) } : stderr,
  );
}

/** A line of the log as a person reads it: the time of day, what is wrong, what happened, and then what is known of it. */
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
  // what people have sent may be in it, and a terminal does what control characters say
  return `${at} ${weight}: ${printable(`${sentence}${cause ? `\n${cause.replace(/^/gm, '    ')}` : ''}`)}\n`;
}

const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, (each) => JSON.stringify(each).slice(1, -1));

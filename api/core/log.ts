import pino, { type Logger } from 'pino';

/** The path of an address as the log may show it: without what is asked there, and without the secret of a link. */
export const loggedPath = (url: string): string =>
  url.split('?', 1)[0]!.replace(/\/(reset-password|verify-email)\/.*$/is, '/$1/…');

/** Structured lines on stderr; a level of `silent` is for tests. Never holds passwords, tokens or request bodies. */
export const makeLog = (level: string): Logger =>
  pino(
    { level, base: null, redact: ['req.headers.authorization', '*.password', '*.token'] },
    pino.destination({ dest: 2, sync: true }),
  );

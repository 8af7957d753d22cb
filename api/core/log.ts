import pino, { type Logger } from 'pino';

/** Structured lines on stderr; a level of `silent` is for tests. Never holds passwords, tokens or request bodies. */
export const makeLog = (level: string): Logger =>
  pino(
    { level, base: null, redact: ['req.headers.authorization', '*.password', '*.token'] },
    pino.destination({ dest: 2, sync: true }),
  );

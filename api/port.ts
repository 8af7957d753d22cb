import { createServer } from 'node:net';
import type { Config } from './core/context/config.ts';
import { ConfigError } from './core/context/configValues.ts';
import { sentence } from './core/texts/operatorTexts.ts';

/** Throws a ConfigError if the port cannot be opened. Call this before the database is started and changed. */
export async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((listens, fails) => {
    probe.once('error', (error) => fails(listenProblem(error))).listen({ host, port }, listens);
  });
  await new Promise((closed) => probe.close(closed));
}

/** Converts an error of `listen` to a ConfigError. Returns any other error unchanged. */
export function listenProblem(error: Error): Error {
  const { code, port = '', address, hostname } = error as NodeJS.ErrnoException & Partial<Record<string, string>>;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(sentence('portTaken', { port }));
    case 'EACCES':
      return new ConfigError(sentence('portForbidden', { port }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(sentence('foreignHost', { host: address ?? hostname ?? '' }));
    default:
      return error;
  }
}

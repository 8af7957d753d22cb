import { createServer } from 'node:net';
import type { Config } from './core/context/config.ts';
import { ConfigError } from './core/context/configValues.ts';

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
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & Partial<Record<string, string>>;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} is already in use. Stop what listens there, or choose another with PORT.`);
    case 'EACCES':
      return new ConfigError(`This user may not listen on port ${port}. Choose one from 1024 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(`HOST must be an address of this machine, not "${address ?? hostname}".`);
    default:
      return error;
  }
}

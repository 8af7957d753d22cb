import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { networksIn } from './networks.ts';

/** An invalid environment variable. The message is one sentence for the operator. */
export class ConfigError extends Error {}

export function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return number;
}

export function seconds(name: string, value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= 60)) throw new ConfigError(`${name} must be a number from 0 to 60, not "${value}".`);
  return number;
}

export function url(name: string, value: string, protocols: readonly string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
  return value;
}

/** Refuses an address with more than an origin, because the rest would be ignored. */
export function origin(name: string, value: string): string {
  const { origin: whole, pathname, search, hash, username, password } = new URL(url(name, value, ['http:', 'https:']));
  if (pathname !== '/' || search || hash || username || password)
    throw new ConfigError(
      `${name} must be an origin, such as https://events.college.example, without a path, query, fragment or password.`,
    );
  return whole;
}

export function networks(name: string, list: string): BlockList {
  const found = networksIn(list);
  if (!found)
    throw new ConfigError(
      `${name} must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "${list}".`,
    );
  return found;
}

export function demo(value: string | undefined, databaseUrl: string | undefined): boolean {
  if (value !== undefined && !['', '0', '1'].includes(value))
    throw new ConfigError(`DEMO must be 0 or 1, not "${value}".`);
  return value ? value === '1' : !databaseUrl;
}

export function secret(value: string): string {
  if (value.length < 32) throw new ConfigError('JWT_SECRET must have at least 32 characters.');
  return value;
}

export function missingSecret(): never {
  throw new ConfigError('JWT_SECRET must be set in production: a random text of at least 32 characters.');
}

/** Explains why our files cannot be written, and what to do; undefined for any other error. */
export function folderSentence(error: unknown): string | undefined {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (!path || !/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|EDQUOT)$/.test(code ?? '')) return undefined;
  return `${path} cannot be written (${code}). Let this user write there, or choose another folder with DATA_DIR.`;
}

/** Creates the secret at the first start and stores it, so that sessions survive a restart. */
export function storedSecret(dataDir: string): string {
  const file = resolve(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { OperatorError } from '../texts/operatorError.ts';
import { sentence } from '../texts/operatorTexts.ts';
import type { Sentence } from '../texts/texts.ts';
import { networksIn } from './networks.ts';

/** An invalid environment variable. */
export class ConfigError extends OperatorError {}

export function port(value: string): number {
  const number = numberUpTo(65_535, 'PORT', value);
  if (!Number.isInteger(number)) throw notANumber(65_535, 'PORT', value);
  return number;
}

export const seconds = (name: string, value: string): number => numberUpTo(60, name, value);

function numberUpTo(most: number, name: string, value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= most)) throw notANumber(most, name, value);
  return number;
}

const notANumber = (most: number, name: string, value: string) =>
  new ConfigError(sentence('notANumber', { name, least: 0, most, value }));

export function url(name: string, value: string, protocols: readonly [string, string]): string {
  const [first, second] = protocols.map((each) => `${each}//`) as [string, string];
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(sentence('notAnAddress', { name, first, second }));
  return value;
}

/** Refuses an address with more than an origin, because the rest would be ignored. */
export function origin(name: string, value: string): string {
  const { origin: whole, pathname, search, hash, username, password } = new URL(url(name, value, ['http:', 'https:']));
  if (pathname !== '/' || search || hash || username || password)
    throw new ConfigError(sentence('notAnOrigin', { name }));
  return whole;
}

export function networks(name: string, list: string): BlockList {
  const found = networksIn(list);
  if (!found) throw new ConfigError(sentence('notNetworks', { name, value: list }));
  return found;
}

export function demo(value: string | undefined, databaseUrl: string | undefined): boolean {
  if (value !== undefined && !['', '0', '1'].includes(value))
    throw new ConfigError(sentence('demoNotZeroOrOne', { value }));
  return value ? value === '1' : !databaseUrl;
}

/** The fewest characters of the secret. */
const least = 32;

export function secret(value: string): string {
  if (value.length < least) throw new ConfigError(sentence('secretTooShort', { least }));
  return value;
}

export function missingSecret(): never {
  throw new ConfigError(sentence('secretMissing', { least }));
}

/** Explains why our files cannot be written, and what to do; undefined for any other error. */
export function folderSentence(error: unknown): Sentence | undefined {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (!path || !/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|EDQUOT)$/.test(code ?? '')) return undefined;
  return sentence('folderUnwritable', { path, code: code! });
}

/** Creates the secret at the first start and stores it, so that sessions survive a restart. */
export function storedSecret(dataDir: string): string {
  const file = resolve(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

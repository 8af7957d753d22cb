import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `evm login` keeps: the host that was used last, and a token for each. */
export interface Kept {
  host?: string;
  tokens: Record<string, string>;
}

const fileIn = (env: NodeJS.ProcessEnv) =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'evm', 'hosts.json');

/** What was kept; nothing where there is no readable file. */
export function readKept(env: NodeJS.ProcessEnv): Kept {
  try {
    const { host, tokens } = JSON.parse(readFileSync(fileIn(env), 'utf8')) as Partial<Kept>;
    return { ...(host && { host }), tokens: tokens ?? {} };
  } catch {
    return { tokens: {} };
  }
}

/** Keeps it, readable for this person only. Returns the file. */
export function writeKept(env: NodeJS.ProcessEnv, kept: Kept): string {
  const file = fileIn(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  // the mode above does not count for a file that was there already
  chmodSync(file, 0o600);
  return file;
}

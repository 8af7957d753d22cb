import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `evm login` saves: the host that was used last, a token for each, and the mark of this device that each has given. */
export interface Hosts {
  host?: string;
  tokens: Record<string, string>;
  devices: Record<string, string>;
}

const fileIn = (env: NodeJS.ProcessEnv) =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'evm', 'hosts.json');

/** What was saved; nothing where there is no readable file. */
export function readHosts(env: NodeJS.ProcessEnv): Hosts {
  try {
    const { host, tokens, devices } = JSON.parse(readFileSync(fileIn(env), 'utf8')) as Partial<Hosts>;
    return { ...(host && { host }), tokens: tokens ?? {}, devices: devices ?? {} };
  } catch {
    return { tokens: {}, devices: {} };
  }
}

/** Saves it, readable for this person only. Returns the file. */
export function writeHosts(env: NodeJS.ProcessEnv, hosts: Hosts): string {
  const file = fileIn(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(hosts, null, 2)}\n`, { mode: 0o600 });
  // the mode above does not count for a file that was there already
  chmodSync(file, 0o600);
  return file;
}

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './errors.ts';
import { message } from './texts.ts';

/** The file of `evm login`: the last used host, and per host a token and the device mark that the host issued. */
export interface Hosts {
  host?: string;
  tokens: Record<string, string>;
  devices: Record<string, string>;
}

const fileIn = (env: NodeJS.ProcessEnv) =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'evm', 'hosts.json');

/** The saved hosts. Empty if there is no readable file. */
export function readHosts(env: NodeJS.ProcessEnv): Hosts {
  try {
    const { host, tokens, devices } = JSON.parse(readFileSync(fileIn(env), 'utf8')) as Partial<Hosts>;
    return { ...(host && { host }), tokens: tokens ?? {}, devices: devices ?? {} };
  } catch {
    return { tokens: {}, devices: {} };
  }
}

/** Saves the hosts in a file that only its owner can read. Returns its path. Fails if it cannot be written. */
export function writeHosts(env: NodeJS.ProcessEnv, hosts: Hosts): string {
  const file = fileIn(env);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(hosts, null, 2)}\n`, { mode: 0o600 });
    // `mode` above has no effect on an existing file.
    chmodSync(file, 0o600);
  } catch (error) {
    throw new Failure(message('fileUnwritable', { file, code: String((error as NodeJS.ErrnoException).code) }));
  }
  return file;
}

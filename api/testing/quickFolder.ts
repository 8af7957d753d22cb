import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
const tmpfs = 0x01021994;
const gigabyte = 1024 ** 3;

/**
 * The folder for test clusters; in memory if there is enough. Each test file copies a database of a thousand files, which
 * takes four times as long on disk.
 */
export function quickFolder(): string {
  if (process.env.EVM_CLUSTERS) return process.env.EVM_CLUSTERS;
  try {
    const { type, bsize, bavail } = statfsSync(memory);
    const isPlenty = type === tmpfs && bsize * bavail >= 4 * gigabyte && freemem() >= 8 * gigabyte;
    return isPlenty ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

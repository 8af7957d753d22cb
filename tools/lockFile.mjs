// Plain JavaScript, because the bootstrap runs it on a Node that may not read TypeScript.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs `work` under a lock file that excludes other processes. Calls `wait` once if the lock is taken. */
export function withLockFile(lock, work, wait) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let waited = false; !tryLock(lock); pause(200)) {
    if (isStale(lock)) rmSync(lock, { force: true });
    else if (!waited) {
      waited = true;
      wait();
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // The holder creates the file a moment before it writes its process id.
    if (!holder) return Date.now() - statSync(lock).mtimeMs > 5000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

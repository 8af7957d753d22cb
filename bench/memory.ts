import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getHeapSpaceStatistics, writeHeapSnapshot } from 'node:v8';

/** Memory of a server after a garbage collection, in bytes. */
export interface HeldMemory extends NodeJS.MemoryUsage {
  /** Committed size of each space of V8's heap, used or not. */
  readonly spaces: Readonly<Record<string, number>>;
}

/**
 * Preloaded into a server. On SIGUSR2 it collects garbage and writes the memory usage to MEMORY_FILE. If MEMORY_SNAPSHOTS is
 * a folder, it first writes a heap snapshot there.
 */
process.on('SIGUSR2', () => {
  const collect = (globalThis as { gc?: () => void }).gc!;
  for (let n = 0; n < 4; n++) collect();
  const { MEMORY_FILE: file, MEMORY_SNAPSHOTS: folder } = process.env;
  const spaces = Object.fromEntries(getHeapSpaceStatistics().map((each) => [each.space_name, each.space_size]));
  const held: HeldMemory = { ...process.memoryUsage(), spaces };
  if (folder) writeHeapSnapshot(path.join(folder, `${Date.now()}.heapsnapshot`));
  writeFileSync(`${file}.part`, JSON.stringify(held));
  renameSync(`${file}.part`, file!);
});

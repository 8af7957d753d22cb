import { renameSync, writeFileSync } from 'node:fs';

/** Loaded into a server before anything else: at SIGUSR2 it collects its garbage and writes down how large it is. */
process.on('SIGUSR2', () => {
  const collect = (globalThis as { gc?: () => void }).gc!;
  for (let n = 0; n < 4; n++) collect();
  const file = process.env.MEMORY_FILE!;
  writeFileSync(`${file}.part`, String(process.memoryUsage().rss));
  renameSync(`${file}.part`, file);
});

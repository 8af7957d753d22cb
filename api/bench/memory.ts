import { writeFileSync } from 'node:fs';

/** Loaded into a server before anything else: at SIGUSR2 it collects its garbage and writes down how large it is. */
process.on('SIGUSR2', () => {
  const collect = (globalThis as { gc?: () => void }).gc!;
  for (let n = 0; n < 4; n++) collect();
  writeFileSync(process.env.MEMORY_FILE!, String(process.memoryUsage().rss));
});

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';

/** Where the files of pictures are kept, by names that this code has made itself. */
export interface Store {
  put(file: string, content: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  get(file: string): Promise<Uint8Array | undefined>;
  /** A file that is gone already is no failure. */
  remove(file: string): Promise<void>;
  close(): void;
}

/** The S3-compatible store that is configured, else a folder of DATA_DIR. */
export async function openStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Store> {
  if (!s3) return folderStore(join(dataDir, 'uploads'));
  // its client is not small, and most go without
  const { s3Store } = await import('./s3.ts');
  return s3Store(s3);
}

function folderStore(folder: string): Store {
  return {
    async put(file, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, file));
    },
    get: (file) =>
      readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (file) => rm(join(folder, file), { force: true }),
    close() {},
  };
}

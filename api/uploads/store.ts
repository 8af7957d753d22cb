import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../core/config.ts';

/** Where the files of pictures are kept, by names that this code has made itself. */
export interface Store {
  put(file: string, content: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  get(file: string): Promise<Uint8Array | undefined>;
  /** A file that is gone already is no failure. */
  remove(file: string): Promise<void>;
  /** The same as `put` and `get` for whoever moves all of them, piece by piece. */
  write(file: string, content: Readable): Promise<void>;
  read(file: string): Promise<{ readonly size: number; readonly content: Readable } | undefined>;
  has(file: string): Promise<boolean>;
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
  const write = async (file: string, content: Readable) => {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${randomUUID()}`);
    try {
      await pipeline(content, createWriteStream(unfinished));
      await rename(unfinished, join(folder, file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    write,
    put: (file, content) => write(file, Readable.from([content])),
    get: (file) => readFile(join(folder, file)).catch(missing),
    async read(file) {
      const handle = await open(join(folder, file)).catch(missing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, content: handle.createReadStream() };
    },
    has: (file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    remove: (file) => rm(join(folder, file), { force: true }),
    close() {},
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

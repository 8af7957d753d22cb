import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../core/config.ts';
import { folderStore } from './folder.ts';

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

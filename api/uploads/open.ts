import { join } from 'node:path';
import type { Config } from '../core/context/config.ts';
import { folderStore } from './folder.ts';
import type { Store } from './store.ts';

/** Opens the configured S3-compatible store, or else a folder in DATA_DIR. */
export async function openStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Store> {
  if (!s3) return folderStore(join(dataDir, 'uploads'));
  // the S3 client is large and most installations do not need it
  const { s3Store } = await import('./s3.ts');
  return s3Store(s3);
}

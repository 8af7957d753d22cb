import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store } from './store.ts';

/** Stores pictures as files in a folder. Writes are atomic: a temporary file is renamed. */
export function folderStore(folder: string): Store {
  const write = async (file: string, content: Readable) => {
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `.${randomUUID()}`);
    try {
      await pipeline(content, createWriteStream(temporary));
      await rename(temporary, join(folder, file));
    } catch (error) {
      await rm(temporary, { force: true });
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

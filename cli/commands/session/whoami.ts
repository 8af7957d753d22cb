import type { Api } from '../../core/api.ts';
import { notSignedIn } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

/** Shows who is signed in. */
export async function run(io: Io, { host, ask }: Api, { json }: { json?: JsonOption }): Promise<void> {
  const { viewer } = await ask<{ viewer: Row | null }>('{ viewer { id name email role college } }');
  if (!viewer) throw notSignedIn();
  showOne(io, { ...viewer, host }, json);
}

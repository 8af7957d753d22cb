import type { Config } from '../../../api/manage/config.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';

/**
 * Does something on the server's own machine, with what its environment says (DATA_DIR, DATABASE_URL, …). The server's code
 * is loaded for this alone.
 */
export async function inPlace<T>(io: Io, work: (config: Config) => Promise<T>): Promise<T> {
  const [{ configOf }, { ManageError }] = await Promise.all([
    import('../../../api/manage/config.ts'),
    import('../../../api/manage/errors.ts'),
  ]);
  try {
    return await work(configOf(io.env));
  } catch (error) {
    if (error instanceof ManageError) throw new Failure(error.message, exitCodes.failed, error.hint);
    throw error;
  }
}

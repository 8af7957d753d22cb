import { ServerError } from '../core/errors.ts';
import { t, textLanguage } from '../core/i18n.tsx';
import { setMaintenance } from '../core/maintenance.ts';
import { currentSession, handleRefusedToken } from '../core/session.ts';
import { timeLimit, untilAborted } from '../core/timeLimit.ts';
import { download } from './download.ts';

/**
 * Downloads a path with the viewer's token, which a plain link cannot send, and saves the response as a file. Throws a
 * ServerError.
 */
export async function downloadFrom(path: string, name: string): Promise<void> {
  const token = currentSession()?.token;
  const noNetwork = () => {
    throw new ServerError(t('error.network'), 'NETWORK');
  };
  const headers = new Headers({
    'accept-language': textLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
  });
  // the limit is for the first byte: a file may take as long as it needs
  const response = await Promise.race([fetch(path, { headers }), untilAborted(timeLimit(20_000))]).catch(noNetwork);
  // a stream that ends early is a network error, not a file
  if (response.ok) return download(await response.blob().catch(noNetwork), name);
  const { message, code } = (await response.json().catch(() => ({}))) as { message?: string; code?: string };
  if (response.status === 401 && token && (await handleRefusedToken(token))) return downloadFrom(path, name);
  if (code === 'MAINTENANCE') setMaintenance(true);
  throw new ServerError(message ?? t('error.server'), code ?? 'INTERNAL');
}

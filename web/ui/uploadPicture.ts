import { headBytes, sizeProblem, typeProblem, type Purpose, type UploadRules } from '../../api/uploads/validate.ts';
import { ServerError } from '../core/errors.ts';
import { t, textLanguage } from '../core/i18n.tsx';
import { inWords } from '../core/inWords.ts';
import { setMaintenance } from '../core/maintenance.ts';
import { currentSession, endSession } from '../core/session.ts';

/** The error message for a file that the server would refuse; undefined if it is valid. The file name does not matter. */
export async function fileProblem(file: File, rules: UploadRules): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return inWords(typeProblem(head, rules) ?? sizeProblem(file.size, rules));
}

interface UploadRequest {
  file: File;
  purpose: Purpose;
  /** Reports the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture and returns its address; rejects with a ServerError. Uses XMLHttpRequest because `fetch` reports no
 * upload progress.
 */
export function uploadPicture({ file, purpose, onProgress, signal }: UploadRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const token = currentSession()?.token;
    const request = new XMLHttpRequest();
    const fail = () => reject(new ServerError(t('error.network'), 'NETWORK'));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => {
      const { success, data, message, code } = (request.response ?? {}) as UploadResponse;
      if (success && data) return resolve(data.url);
      if (request.status === 401 && token && currentSession()?.token === token) endSession();
      if (code === 'MAINTENANCE') setMaintenance(true);
      reject(new ServerError(message ?? t('upload.failed'), code ?? 'INTERNAL'));
    });
    request.open('POST', `/api/uploads?for=${purpose}`);
    request.responseType = 'json';
    request.timeout = 5 * 60_000;
    request.setRequestHeader('accept-language', textLanguage());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
    signal.addEventListener('abort', () => request.abort());
  });
}

interface UploadResponse {
  success?: boolean;
  data?: { url: string };
  message?: string;
  code?: string;
}

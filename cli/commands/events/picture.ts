import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatOf } from '../../../api/uploads/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, type Refusal, failureOfRefusal } from '../../core/errors.ts';
import { unreachableHost } from '../../core/network.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Reads an image. Throws a usage error if the file is unreadable or is not an image. */
export async function readPicture(file: string): Promise<File> {
  const bytes = await readFile(file).catch(() => {
    throw new Failure(message('fileUnreadable', { file }), exitCodes.usage);
  });
  if (!formatOf(bytes)) throw new Failure(sentence('notAPicture', { file }), exitCodes.usage);
  return new File([bytes], basename(file));
}

/** Uploads an image of an event (time-out: 2 minutes). Returns its URL. */
export async function uploadPicture({ host, headers }: Api, picture: File): Promise<string> {
  const body = new FormData();
  body.append('file', picture);
  const response = await fetch(`${host}/api/uploads?for=event`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(120_000),
  }).catch((error: unknown) => {
    throw unreachableHost(host, error);
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: { url: string } } & Partial<Refusal>;
  if (answer.data) return answer.data.url;
  throw failureOfRefusal({ message: sentence('pictureRefused', { host }), ...answer });
}

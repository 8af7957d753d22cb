import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../core/context/config.ts';
import { typeOf } from './pictureAddress.ts';
import type { Store } from './store.ts';

/** A private bucket of Amazon S3 or a compatible store. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Config): Store {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // only Amazon needs the bucket in the host name; others use the path
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000 },
    // not all stores support checksums in trailers
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (file: string) => ({ Bucket: bucket, Key: `uploads/${file}` });

  const put = async (file: string, content: Buffer): Promise<void> => {
    await client.send(new PutObjectCommand({ ...at(file), Body: content, ContentType: typeOf(file) }));
  };

  return {
    put,
    // buffer the whole file, so that the client can retry
    write: async (file, content) => put(file, await buffer(content)),
    async get(file) {
      const found = await client.send(new GetObjectCommand(at(file))).catch(missing);
      return found?.Body?.transformToByteArray();
    },
    async read(file) {
      const found = await client.send(new GetObjectCommand(at(file))).catch(missing);
      return found && { size: found.ContentLength!, content: found.Body as Readable };
    },
    has: async (file) => (await client.send(new HeadObjectCommand(at(file))).catch(missing)) !== undefined,
    async remove(file) {
      await client.send(new DeleteObjectCommand(at(file)));
    },
    close: () => client.destroy(),
  };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
  throw error;
}

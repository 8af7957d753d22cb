import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import { allowSlowUpload } from '../core/context/arrival.ts';
import type { Config } from '../core/context/config.ts';
import type { MakeContext } from '../core/context/context.ts';
import { nothingHere } from '../core/texts/refusalTexts.ts';
import { rememberViewer, sendFailure } from '../core/refusals/envelope.ts';
import { fieldsRefusal, refusal, refuseInvalid, tooMany } from '../core/refusals/errors.ts';
import { policyOf, varied } from '../core/context/headers.ts';
import { avifOf, typeOf } from './pictureAddress.ts';
import { requireUploader, storePicture, storeUnavailable, uploadRules } from './rules.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';
import { hardLimits, megabytes, purposes, tooLarge, type UploadRules } from './validate.ts';
import { sentence } from './texts.ts';

/** Limits of concurrent uploads, per process and per person. */
const mostConcurrent = { all: 12, person: 2 } as const;

/** A random name, optionally with the suffix of the smaller size. */
const fileName = /^[\w-]{22}(\.small)?\.webp$/;

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': policyOf({ sandbox: '' }),
};

export interface UploadParts {
  config: Pick<Config, 'dataDir' | 's3'>;
  makeContext: MakeContext;
  log: Logger;
}

/** POST /api/uploads accepts pictures; GET /uploads/… serves them without sign-in. */
export async function serveUploads(app: FastifyInstance, { config, makeContext, log }: UploadParts) {
  const store = await openStore(config);
  app.addHook('onClose', async () => store.close());
  const uploadLimiter = new UploadLimiter();

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fieldSize: 1024 } });
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log, multipartProblem));

    scope.post('/api/uploads', async (request) => {
      const contextNow = () => makeContext(request.headers.authorization, request.address, request.id);
      const ctx = await contextNow();
      rememberViewer(request, ctx);
      const purpose = purposeOf(request);
      const viewer = requireUploader(ctx, purpose);
      const rules = await uploadRules(ctx);
      const data = await uploadLimiter.run(viewer.id, async () => {
        allowSlowUpload(request.raw);
        const file = await fileOf(request, rules);
        // a slow file may arrive after the session has ended
        return storePicture(await contextNow(), store, { purpose, file, rules });
      });
      return { success: true, data };
    });

    scope.get<{ Params: { file: string } }>('/uploads/:file', (request, reply) =>
      sendFile(store, request.params.file, request, reply),
    );
  });
}

function purposeOf({ query }: FastifyRequest) {
  const requested = (query as Record<string, unknown>).for;
  const purpose = purposes.find((each) => each === requested);
  if (!purpose)
    refuseInvalid({
      for: sentence('purposeMissing', { purposes: purposes.map((each) => `?for=${each}`).join(' or ') }),
    });
  return purpose!;
}

/**
 * The only file of the request, fully buffered. Drains the request on errors, so that the client receives the response.
 */
async function fileOf(request: FastifyRequest, { maxMegabytes }: UploadRules): Promise<Buffer> {
  const large = () => refusal('PAYLOAD_TOO_LARGE', tooLarge(maxMegabytes));
  if (!request.isMultipart()) throw refusal('UNSUPPORTED_MEDIA_TYPE', sentence('multipartField'));
  if (Number(request.headers['content-length']) > megabytes(hardLimits.megabytes + 1)) throw large();
  try {
    const part = await request.file({ limits: { fileSize: megabytes(maxMegabytes) }, throwFileSizeLimit: false });
    if (part?.fieldname !== 'file') return refuseMissing();
    // `part.toBuffer()` would retain the bytes until the connection closes
    const content = await buffer(part.file);
    if (part.file.truncated) throw large();
    return content;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function refuseMissing(): never {
  throw fieldsRefusal('VALIDATION_FAILED', { file: sentence('fieldMissing') })!;
}

/** Sends the AVIF of a picture to browsers that name it, if there is one; wildcards get WebP, which more programs read. */
async function sendFile(store: Store, file: string, request: FastifyRequest, reply: FastifyReply) {
  if (!fileName.test(file)) throw refusal('NOT_FOUND', nothingHere);
  const avif = new Negotiator(request).mediaTypes().includes('image/avif') ? avifOf(file) : undefined;
  const sent = (avif && (await read(store, avif))) ?? (await read(store, file));
  if (!sent) throw refusal('NOT_FOUND', nothingHere);
  const { content, etag, type } = sent;
  reply.headers({ ...headers, etag, 'content-type': type, vary: varied(reply, 'accept') });
  const isCached = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim().replace('W/', '') === etag);
  return isCached ? reply.code(304).send() : reply.send(content);
}

async function read(store: Store, file: string) {
  const content = await store.get(file).catch((cause: unknown) => {
    throw Object.assign(storeUnavailable(), { cause });
  });
  return content && { content, etag: `"${file}"`, type: typeOf(file) };
}

/** Counts concurrent uploads: each file stays in memory until it is encoded. */
class UploadLimiter {
  private all = 0;
  private readonly people = new Map<string, number>();

  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const own = this.people.get(id) ?? 0;
    if (own >= mostConcurrent.person) throw tooMany(sentence('othersUnderWay'), 2);
    if (this.all >= mostConcurrent.all) throw tooMany(sentence('tooManyUnderWay'), 5);
    this.all += 1;
    this.people.set(id, own + 1);
    try {
      return await work();
    } finally {
      this.all -= 1;
      const left = this.people.get(id)! - 1;
      if (left > 0) this.people.set(id, left);
      else this.people.delete(id);
    }
  }
}

/** Translates an error of the multipart parser; undefined if the error has another cause. */
function multipartProblem(error: unknown): GraphQLError | undefined {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return refusal('UNSUPPORTED_MEDIA_TYPE', sentence('multipart'));
  if (status === 413) return refusal('BAD_REQUEST', sentence('onePicture'));
  const malformed =
    error instanceof Error && /multipart|boundary|needle|terminated early|Unexpected end/i.test(error.message);
  return (status >= 400 && status < 500) || malformed ? refusal('BAD_REQUEST', sentence('malformed')) : undefined;
}

type GraphQLFailure = { message: string; extensions?: unknown };

/** A refusal or failure that has a sentence for a person, whether the server said it or the network did. */
export class ServerError extends Error {
  override name = 'ServerError';
  readonly code: string;
  /** Field name → sentence, for VALIDATION_FAILED. */
  readonly fields: Record<string, string>;
  /** Seconds to wait, for TOO_MANY_REQUESTS. */
  readonly retryAfter: number | undefined;

  constructor(message: string, code: string, fields: Record<string, string> = {}, retryAfter?: number) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The first of the errors of a GraphQL answer; a list without one is still a failure. */
export function serverError([first]: readonly GraphQLFailure[], fallback: string): ServerError {
  const extensions = isRecord(first?.extensions) ? first.extensions : {};
  const { code, fields, retryAfter } = extensions;
  return new ServerError(
    first?.message || fallback,
    typeof code === 'string' ? code : 'INTERNAL',
    isRecord(fields) ? Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, String(text)])) : {},
    typeof retryAfter === 'number' ? retryAfter : undefined,
  );
}

/** The server's sentence when there is one, else the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ServerError && error.message ? error.message : fallback;
}

/** Sentences that belong to single fields; empty for every other kind of error. */
export function errorFields(error: unknown): Record<string, string> {
  return error instanceof ServerError ? error.fields : {};
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof ServerError ? error.code : undefined;
}

const transientCodes = ['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'MAINTENANCE', 'TOO_MANY_REQUESTS'];

/** Whether the same request may succeed later, so that it is worth asking again. */
export function isTransient(error: unknown): boolean {
  return error instanceof ServerError && transientCodes.includes(error.code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type GraphQLFailure = { message: string; extensions?: unknown };

/** A refusal or failure with a message for people; from the server or from the network. */
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

/** Converts the first of the GraphQL errors. An empty list also counts as a failure. */
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

/** The server's message if there is one, else the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ServerError && error.message ? error.message : fallback;
}

/** Messages for single fields; empty for any other kind of error. */
export function errorFields(error: unknown): Record<string, string> {
  return error instanceof ServerError ? error.fields : {};
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof ServerError ? error.code : undefined;
}

const transientCodes = ['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'MAINTENANCE', 'TOO_MANY_REQUESTS'];

/** Whether a retry of the same request may succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ServerError && transientCodes.includes(error.code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

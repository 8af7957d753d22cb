/** The response of `/graphql`. */
export interface Answer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly AnswerError[];
  /** Code, message and fields of the first error. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface AskOptions {
  readonly token?: string | undefined;
  /** The client address of the request. */
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of a query, such as an operation by id. */
  readonly body?: unknown;
}

/** Sends one operation over HTTP, like a client. */
export async function ask<Data = Record<string, unknown>>(
  url: string,
  query: string | undefined,
  variables?: Readonly<Record<string, unknown>>,
  { token, from, headers, body = { query, variables } }: AskOptions = {},
): Promise<Answer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return readAnswer<Data>(response);
}

/**
 * Retries while the server refuses because of too many equal requests: on a slow machine a turn can exceed ten seconds.
 */
export async function askInTurn<Data = Record<string, unknown>>(
  ...question: Parameters<typeof ask>
): Promise<Answer<Data>> {
  const answer = await ask<Data>(...question);
  return answer.message?.startsWith('Many people want the same') ? askInTurn(...question) : answer;
}

/** A response that is not GraphQL JSON has no data and no errors. */
export async function readAnswer<Data = Record<string, unknown>>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const { data, errors = [] } = parse(text) as { data: Data; errors?: AnswerError[] };
  const [first] = errors;
  return {
    status: response.status,
    headers: response.headers,
    data,
    errors,
    code: first?.extensions?.code as string | undefined,
    message: first?.message,
    fields: first?.extensions?.fields as Record<string, string> | undefined,
  };
}

function parse(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

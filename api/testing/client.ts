/** What came back from `/graphql`. */
export interface Answer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly AnswerError[];
  /** The code, sentence and fields of the first error. */
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
  /** The address that the request seems to come from. */
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Operations by id and the like are sent instead of a query. */
  readonly body?: unknown;
}

/** Sends one operation over HTTP, as a client would. */
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

/** Retries as long as the server says that many want the same: on a slow machine a turn may take more than ten seconds. */
export async function askInTurn<Data = Record<string, unknown>>(
  ...question: Parameters<typeof ask>
): Promise<Answer<Data>> {
  const answer = await ask<Data>(...question);
  return answer.message?.startsWith('Many people want the same') ? askInTurn(...question) : answer;
}

/** An answer that is not GraphQL's JSON reads as one without data and errors. */
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

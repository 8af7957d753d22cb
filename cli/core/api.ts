import { hostname } from 'node:os';
import { languageOf } from '../../api/core/texts/languages.ts';
import { readHosts } from './config.ts';
import type { Document } from './document.ts';
import { exitCodes, Failure, failureOfRefusal } from './errors.ts';
import { unreachableHost, notEvm } from './network.ts';
import { message } from './texts.ts';
import { instantFormatterFor, zoneOf } from './when.ts';

/** A client of a host's GraphQL API, with the token of the signed-in viewer. */
export interface Api {
  readonly host: string;
  readonly token: string | undefined;
  /** Headers of each request: the session, and the language of the answers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Runs a document and returns its data. Throws a Failure with the server's message. */
  ask<Answer, Variables>(document: Document<Answer, Variables>, variables: Variables): Promise<Answer>;
}

/** A GraphQL error. */
export interface ApiError {
  message: string;
  extensions?: {
    code?: string;
    fields?: Record<string, string>;
    at?: string | null;
    by?: string | null;
    door?: string | null;
  };
}

/** The host is from `--host`, EVM_HOST or the last sign-in. The token is from EVM_TOKEN or `evm login`. */
export function openApi(env: NodeJS.ProcessEnv, typedHost: string | undefined): Api {
  const saved = readHosts(env);
  const host = hostOf(typedHost ?? (env.EVM_HOST || saved.host || 'http://localhost:4000'));
  return apiAt(host, env.EVM_TOKEN || saved.tokens[host], env);
}

/** The API of a host, with this token or anonymously. Answers in English need no header. */
export function apiAt(host: string, given: string | undefined, env: NodeJS.ProcessEnv): Api {
  // fetch would print a token that no header can carry
  const token = given && /^[!-~]+$/.test(given) ? given : undefined;
  const language = languageOf(env);
  const headers = {
    // The profile lists the session under this name.
    'user-agent': 'evm',
    ...(language !== 'en' && { 'accept-language': language }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const api: Api = {
    host,
    token,
    headers,
    ask: async <Answer, Variables>(document: Document<Answer, Variables>, variables: Variables) => {
      const { data, errors } = await send<Answer>(host, headers, { query: document, variables });
      if (errors?.[0]) throw failureOf(await withLocalTime(api, errors[0]));
      return data!;
    },
  };
  return api;
}

/** The error with its time by the college's clock, as in all messages for people. */
async function withLocalTime(api: Api, error: ApiError): Promise<ApiError> {
  const { at } = error.extensions ?? {};
  if (!at) return error;
  const formatInstant = await instantFormatterFor(await zoneOf(api));
  return { ...error, extensions: { ...error.extensions, at: formatInstant(at) } };
}

export const failureOf = ({ message, extensions }: ApiError) => failureOfRefusal({ message, ...extensions });

function hostOf(text: string): string {
  const address = text.includes('://') ? text : `${isThisMachine(text) ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Failure(
      message('notAHost', { text }),
      exitCodes.usage,
      message('forExample', { example: '--host https://evm.example' }),
    );
  return new URL(address).origin;
}

/** Other machines default to https, so that passwords and tokens are encrypted unless the user types http://. */
function isThisMachine(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false;
  const name = new URL(`http://${text}`).hostname;
  return (
    /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(name) || name === hostname().toLowerCase()
  );
}

interface GraphQLAnswer<Answer> {
  data?: Answer | null;
  errors?: ApiError[];
}

async function send<Answer>(host: string, headers: Api['headers'], body: object): Promise<GraphQLAnswer<Answer>> {
  try {
    const response = await fetch(`${host}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return parseAnswer(host, response, await response.text());
  } catch (error) {
    throw error instanceof Failure ? error : unreachableHost(host, error);
  }
}

/** Parses a response of evm. Refusals before GraphQL have the format of REST errors. Throws `notEvm` for other formats. */
function parseAnswer<Answer>(host: string, response: Response, text: string): GraphQLAnswer<Answer> {
  try {
    const answer = JSON.parse(text) as GraphQLAnswer<Answer> & Partial<ApiError & { code: string }>;
    if (answer.data || answer.errors?.[0]) return answer;
    if (typeof answer.message === 'string' && typeof answer.code === 'string')
      return { errors: [{ message: answer.message, extensions: { code: answer.code } }] };
  } catch {
    // Not JSON.
  }
  throw notEvm(host, response);
}

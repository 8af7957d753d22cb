import { hostname } from 'node:os';
import { readKept } from './config.ts';
import { exitCodes, Failure, notSignedIn } from './errors.ts';

/** The GraphQL API of one host, asked as whoever is signed in there. */
export interface Api {
  readonly host: string;
  readonly token: string | undefined;
  /** The data of an operation. Throws a Failure with the server's sentence. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
}

interface Answer<T> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** The host named by `--host`, EVM_HOST or the last sign-in; the token of EVM_TOKEN or of `evm login`. */
export function openApi(env: NodeJS.ProcessEnv, named: string | undefined): Api {
  const kept = readKept(env);
  const host = hostOf(named ?? (env.EVM_HOST || kept.host || 'http://localhost:4000'));
  return apiAt(host, env.EVM_TOKEN || kept.tokens[host]);
}

/** The API of a host, asked with this token or without any. */
export function apiAt(host: string, token: string | undefined): Api {
  return {
    host,
    token,
    ask: async <T>(query: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await send<T>(host, token, query, variables);
      const [error] = errors ?? [];
      if (error) throw failureOf(error);
      if (!data)
        throw new Failure(
          `${host} gave no answer that evm understands.`,
          exitCodes.failed,
          'Is evm running there? Look with: evm status',
        );
      return data;
    },
  };
}

function hostOf(text: string): string {
  const address = text.includes('://') ? text : `${isThisMachine(text) ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Failure(
      `"${text}" is not the address of a host.`,
      exitCodes.usage,
      'For example: --host https://evm.example',
    );
  return new URL(address).origin;
}

/** A password and a token travel to another machine encrypted, unless somebody writes http:// before it. */
function isThisMachine(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false;
  const name = new URL(`http://${text}`).hostname;
  return (
    /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(name) || name === hostname().toLowerCase()
  );
}

async function send<T>(
  host: string,
  token: string | undefined,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answer<T>> {
  const response = await fetch(`${host}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // as which the session is listed on the profile
      'user-agent': 'evm',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw noAnswer(host);
  });
  return (await response.json().catch(() => ({}))) as Answer<T>;
}

/** The end of a command whose server is not there. */
export const noAnswer = (host: string) =>
  new Failure(`${host} does not answer.`, exitCodes.failed, 'Is it running? Another host is named with --host.');

function failureOf({ message, extensions }: NonNullable<Answer<unknown>['errors']>[number]): Failure {
  const { code, fields = {} } = extensions ?? {};
  if (code === 'UNAUTHENTICATED') return notSignedIn(message);
  const more = Object.entries(fields).filter(([, sentence]) => sentence !== message);
  const sentence = [message, ...more.map(([field, problem]) => `${field}: ${problem}`)].join('\n');
  return new Failure(sentence, exitCodes.failed, code && nextSteps[code]);
}

/** What to do after a refusal, where its sentence does not say so. */
const nextSteps: Record<string, string> = {
  EMAIL_UNVERIFIED: 'Follow it, then sign in with: evm login',
  STALE_EDIT: 'Look at it again, then repeat the command.',
  UNAVAILABLE: 'Look with: evm status',
};

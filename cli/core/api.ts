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
  const host = hostOf(named ?? env.EVM_HOST ?? kept.host ?? 'http://localhost:4000');
  const token = env.EVM_TOKEN || kept.tokens[host];
  return {
    host,
    token,
    ask: async <T>(query: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await send<T>(host, token, query, variables);
      const [error] = errors ?? [];
      if (error) throw failureOf(error);
      if (!data) throw new Failure(`${host} gave no answer that evm understands.`);
      return data;
    },
  };
}

function hostOf(text: string): string {
  const address = text.includes('://') ? text : `http://${text}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Failure(
      `"${text}" is not the address of a host.`,
      exitCodes.usage,
      'For example: --host https://evm.example',
    );
  return new URL(address).origin;
}

async function send<T>(
  host: string,
  token: string | undefined,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answer<T>> {
  const response = await fetch(`${host}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw new Failure(
      `${host} does not answer.`,
      exitCodes.failed,
      'Is it running? Another host is named with --host.',
    );
  });
  return (await response.json().catch(() => ({}))) as Answer<T>;
}

function failureOf({ message, extensions }: NonNullable<Answer<unknown>['errors']>[number]): Failure {
  if (extensions?.code === 'UNAUTHENTICATED') return notSignedIn(message);
  const fields = Object.entries(extensions?.fields ?? {}).filter(([, sentence]) => sentence !== message);
  return new Failure([message, ...fields.map(([field, sentence]) => `${field}: ${sentence}`)].join('\n'));
}

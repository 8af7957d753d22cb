import type { Api } from '../api.ts';
import type { Hostile, Refusals } from './row.ts';

const repeat = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

/** Sends an operation as somebody who is signed in. */
const signedIn =
  (query: string, variables?: Record<string, unknown>) =>
  async (api: Api): Promise<Refusals> => {
    const { errors } = await api.graphql(query, variables, { as: await api.buildUser() });
    return errors.map(({ extensions }) => extensions?.code as string | undefined);
  };

/** Single operations that ask for too much. */
export const documents: readonly Hostile[] = [
  {
    what: 'pages of pages',
    allowed: signedIn('{ events(first: 10) { edges { node { participants(first: 10) { edges { node { id } } } } } } }'),
    attempt: signedIn(
      '{ events(first: 100) { edges { node { participants(first: 100) { edges { node { id name } } } } } } }',
    ),
    meets: 'OPERATION_TOO_LARGE',
  },
  {
    what: 'a page behind eighty aliases',
    attempt: signedIn(`{ ${repeat(80, (n) => `a${n}: events(first: 100) { edges { node { id title } } }`)} }`),
    meets: 'OPERATION_TOO_LARGE',
  },
];

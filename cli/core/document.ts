import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../__generated__/schema.d.ts';

type TypedDocuments = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string };
  disableMasking: true;
}>;

/** The text of a GraphQL document, typed with its variables and result from schema.graphql. */
export const document = ((text: string) => text) as unknown as TypedDocuments;

export type { ResultOf, TadaDocumentNode as Document, VariablesOf } from 'gql.tada';

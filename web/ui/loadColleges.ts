import { getRequest, graphql } from 'relay-runtime';
import type { loadCollegesQuery$data } from '../__generated__/loadCollegesQuery.graphql.ts';
import { send } from '../core/environment.ts';

const query = graphql`
  query loadCollegesQuery {
    knownColleges
  }
`;

let loaded: Promise<readonly string[]> | undefined;

/** The colleges that other users have entered; fetched once. Empty if the request fails. */
export function loadColleges(): Promise<readonly string[]> {
  return (loaded ??= ask().catch(() => {
    loaded = undefined;
    return [];
  }));
}

async function ask(): Promise<readonly string[]> {
  const { data } = (await send(undefined, getRequest(query).params, {})) as { data: loadCollegesQuery$data };
  return data.knownColleges;
}

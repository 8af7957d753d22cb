import { getRequest, graphql } from 'relay-runtime';
import type { loadCollegesQuery$data } from '../__generated__/loadCollegesQuery.graphql.ts';
import { sendOperation } from '../core/environment.ts';

const query = graphql`
  query loadCollegesQuery {
    knownColleges
  }
`;

let collegesPromise: Promise<readonly string[]> | undefined;

/** The colleges that other users have entered; fetched once. Empty if the request fails. */
export function loadColleges(): Promise<readonly string[]> {
  return (collegesPromise ??= fetchColleges().catch(() => {
    collegesPromise = undefined;
    return [];
  }));
}

async function fetchColleges(): Promise<readonly string[]> {
  const { data } = (await sendOperation(undefined, getRequest(query).params, {})) as { data: loadCollegesQuery$data };
  return data.knownColleges;
}

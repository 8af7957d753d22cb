import { getRequest, graphql } from 'relay-runtime';
import type { loadTermsQuery$data } from '../../__generated__/loadTermsQuery.graphql.ts';
import { sendOperation } from '../../core/environment.ts';

const query = graphql`
  query loadTermsQuery {
    platform {
      terms
    }
  }
`;

/** The terms as the admins wrote them. Sent without a session, because visitors read them too. */
export async function loadTerms(): Promise<string> {
  const { data } = (await sendOperation(undefined, getRequest(query).params, {})) as { data: loadTermsQuery$data };
  return data.platform.terms;
}

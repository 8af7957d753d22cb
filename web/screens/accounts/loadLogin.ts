import { getRequest, graphql } from 'relay-runtime';
import type { loadLoginQuery$data } from '../../__generated__/loadLoginQuery.graphql.ts';
import { sendOperation } from '../../core/environment.ts';
import { loadPlatform, type Platform } from '../../core/platform.ts';
import { returnPath } from '../../core/returnPath.ts';

type EventAhead = loadLoginQuery$data['publishedEvent'];
export type LoginData = Platform & { readonly event: EventAhead };

// the sign-in page reads the fields
/* oxlint-disable relay/unused-fields */
const query = graphql`
  query loadLoginQuery($id: ID!) {
    publishedEvent(id: $id) {
      title
      language
      date
      endsAt
      location
    }
  }
`;
/* oxlint-enable relay/unused-fields */

/** The published event of the return path, if there is one. */
async function loadEventAhead(search: string): Promise<EventAhead> {
  const path = returnPath(new URLSearchParams(search).get('return'));
  const [, id] = /^\/events\/(event_[^/?#]+)/.exec(path ?? '') ?? [];
  if (!id) return null;
  const { data } = (await sendOperation(undefined, getRequest(query).params, { id })) as { data: loadLoginQuery$data };
  return data.publishedEvent;
}

export async function loadLogin({ request }: { request: Request }): Promise<LoginData> {
  const [platform, event] = await Promise.all([
    loadPlatform(),
    loadEventAhead(new URL(request.url).search).catch(() => null),
  ]);
  return { ...platform, event: event ?? null };
}

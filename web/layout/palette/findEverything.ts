import { fetchQuery, graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { findEverythingQuery } from '../../__generated__/findEverythingQuery.graphql.ts';
import { environment } from '../../core/environment.ts';
import { formatDate } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { currentSession } from '../../core/session.ts';
import type { Place } from './findPlaces.ts';

/** Events by the search of their list, and for admins people by the search of the users. */
export const findEverything = (search: string): Observable<(Place & { kind: 'events' | 'people' })[]> =>
  fetchQuery<findEverythingQuery>(
    environment,
    graphql`
      query findEverythingQuery($search: String!, $findsPeople: Boolean!) {
        events(first: 8, search: $search) {
          edges {
            node {
              id
              title: localTitle
              localLanguage
              date
            }
          }
        }
        users(first: 5, search: $search) @include(if: $findsPeople) {
          edges {
            node {
              id
              name
              email
            }
          }
        }
      }
    `,
    { search, findsPeople: currentSession()?.user.role === 'ADMIN' },
    { fetchPolicy: 'store-or-network' },
  ).map(({ events, users }) => [
    ...events.edges.map(({ node: { id, title, localLanguage, date } }) => ({
      kind: 'events' as const,
      to: `/events/${id}`,
      text: title,
      ...langOf(localLanguage),
      aside: formatDate(date),
    })),
    ...(users?.edges ?? []).map(({ node: { name, email } }) => ({
      kind: 'people' as const,
      to: `/admindashboard?user=${encodeURIComponent(email ?? name)}`,
      text: name,
      ...(email && { aside: email }),
    })),
  ]);

import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useCalendarsCreateMutation } from '../../__generated__/useCalendarsCreateMutation.graphql.ts';
import type { useCalendarsEndMutation } from '../../__generated__/useCalendarsEndMutation.graphql.ts';
import type { useCalendarsQuery } from '../../__generated__/useCalendarsQuery.graphql.ts';
import type { useCalendarsRenewMutation } from '../../__generated__/useCalendarsRenewMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export type FeedKind = 'MINE' | 'ALL' | 'TAG';

/** Creates, renews and ends calendar links of the viewer, then reads their list again. */
export function useCalendars() {
  const environment = useRelayEnvironment();
  const [create] = useCommit(
    useMutation<useCalendarsCreateMutation>(graphql`
      mutation useCalendarsCreateMutation($input: CreateCalendarFeedInput!) {
        createCalendarFeed(input: $input) {
          feed {
            id
            tag
          }
        }
      }
    `),
  );
  const [renew] = useCommit(
    useMutation<useCalendarsRenewMutation>(graphql`
      mutation useCalendarsRenewMutation($input: RenewCalendarFeedInput!) {
        renewCalendarFeed(input: $input) {
          feed {
            id
            url
          }
        }
      }
    `),
  );
  const [end] = useCommit(
    useMutation<useCalendarsEndMutation>(graphql`
      mutation useCalendarsEndMutation($input: EndCalendarFeedInput!) {
        endCalendarFeed(input: $input) {
          endedFeedId
        }
      }
    `),
  );
  const read = () =>
    fetchQuery<useCalendarsQuery>(
      environment,
      graphql`
        query useCalendarsQuery {
          ...CalendarsSection_query
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
  return {
    create: async (kind: FeedKind, tag?: string) => {
      const { createCalendarFeed } = await create({ input: { kind, tag } });
      await read();
      return createCalendarFeed.feed;
    },
    renew: (feedId: string) => renew({ input: { feedId } }),
    end: async (feedId: string) => {
      await end({ input: { feedId } });
      await read();
    },
  };
}

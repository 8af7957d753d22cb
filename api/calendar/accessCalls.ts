import type { OwnCalls } from '../testing/accessCalls.ts';

/** Inputs of the mutations for the test of the access table; feeds to renew or end belong to the caller. */
export const calls: OwnCalls = ({ api, college }) => {
  const feedId = async () => {
    const { data } = await api.as(college.viewers.person)<{ createCalendarFeed: { feed: { id: string } } }>(
      'mutation { createCalendarFeed(input: { kind: MINE }) { feed { id } } }',
    );
    return { feedId: data.createCalendarFeed.feed.id };
  };
  return { createCalendarFeed: async () => ({ kind: 'ALL' }), renewCalendarFeed: feedId, endCalendarFeed: feedId };
};

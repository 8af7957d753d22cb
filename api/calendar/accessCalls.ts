import type { OwnCalls } from '../testing/accessCalls.ts';

/** The input of each mutation, for the test of the access table; what is renewed and ended is the person's own. */
export const calls: OwnCalls = ({ api, college }) => {
  const feedId = async () => {
    const { data } = await api.as(college.viewers.person)<{ createCalendarFeed: { feed: { id: string } } }>(
      'mutation { createCalendarFeed(input: { kind: MINE }) { feed { id } } }',
    );
    return { feedId: data.createCalendarFeed.feed.id };
  };
  return { createCalendarFeed: async () => ({ kind: 'ALL' }), renewCalendarFeed: feedId, endCalendarFeed: feedId };
};

import { toUuid } from '../core/ids.ts';
import type { OwnCalls } from '../testing/accessCalls.ts';
import { scansIn } from '../testing/scans.ts';

/** The input of each mutation, for the test of the access table. */
export const calls: OwnCalls = ({ api, college, eventId }) => {
  const { person, owner } = college.viewers;
  const withSeat = async () => {
    const { eventId: id } = await eventId();
    const event = { uuid: toUuid('event', id)! };
    await api.buildRegistrations(event, [person]);
    return { id, event };
  };
  return {
    checkIn: async () => ({ eventId: (await withSeat()).id, userId: person.id }),
    undoCheckIn: async () => {
      const { id, event } = await withSeat();
      await scansIn(api.sql)([{ event, who: person, by: owner }]);
      return { eventId: id, userId: person.id };
    },
    checkIns: async () => ({ eventId: (await withSeat()).id, sentAt: new Date().toISOString() }),
  };
};

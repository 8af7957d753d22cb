import { toUuid } from '../core/ids/ids.ts';
import type { OwnCalls } from '../testing/accessCalls.ts';
import { codeAt } from './ownCode.ts';
import { guestsIn, scansIn } from '../testing/scans.ts';

/** The input of each mutation, for the test of the access table. */
export const calls: OwnCalls = ({ api, college, eventId }) => {
  const { person, owner } = college.viewers;
  const buildEventWithSeat = async () => {
    const { eventId: id } = await eventId();
    const event = { uuid: toUuid('event', id)! };
    await api.buildRegistrations(event, [person]);
    return { id, event };
  };
  const buildOpenEvent = async () => {
    const { eventId: id } = await eventId();
    await api.sql('UPDATE events SET walk_ins = true, date = now() + interval $$1 hour$$ WHERE id = $1', [
      toUuid('event', id),
    ]);
    return { eventId: id };
  };
  return {
    checkIn: async () => ({ eventId: (await buildEventWithSeat()).id, userId: person.id }),
    undoCheckIn: async () => {
      const { id, event } = await buildEventWithSeat();
      await scansIn(api.sql)([{ event, who: person, by: owner }]);
      return { eventId: id, userId: person.id };
    },
    // a right code, because a wrong one is refused even for viewers with access
    checkInSelf: async () => {
      const { id, event } = await buildEventWithSeat();
      await api.sql(
        'UPDATE events SET self_check_in = true, date = now(), ends_at = now() + interval $$1 hour$$ WHERE id = $1',
        [event.uuid],
      );
      return { eventId: id, code: codeAt({ secret: api.config.secret, eventId: id, now: new Date() }).digits };
    },
    walkIn: async () => ({ eventId: (await buildOpenEvent()).eventId, email: (await api.buildUser()).email }),
    addGuest: async () => ({ ...(await buildOpenEvent()), name: 'Nandini Das' }),
    removeGuest: async () => {
      const { eventId: id } = await eventId();
      const [scanId] = await guestsIn(api.sql)({ uuid: toUuid('event', id)! }, ['Nandini Das'], owner);
      return { eventId: id, scanId };
    },
    checkIns: async () => ({ eventId: (await buildEventWithSeat()).id, sentAt: new Date().toISOString() }),
  };
};

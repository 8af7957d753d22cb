import { toUuid } from '../core/ids.ts';
import type { OwnCalls } from '../testing/accessCalls.ts';

/** The input of each mutation, for the test of the access table; whoever goes is somebody else. */
export const calls: OwnCalls = ({ api, eventId }) => ({
  addStaff: async () => ({ ...(await eventId()), userId: (await api.buildUser()).id, role: 'DOOR' }),
  removeStaff: async () => {
    const [event, person] = [await eventId(), await api.buildUser()];
    const values = [toUuid('event', event.eventId), person.uuid];
    await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, values);
    return { ...event, userId: person.id };
  },
  handOverEvent: async () => ({ ...(await eventId()), userId: (await api.buildUser({ role: 'organizer' })).id }),
});

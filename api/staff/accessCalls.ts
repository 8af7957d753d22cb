import { newId, toUuid } from '../core/ids/ids.ts';
import type { OwnCalls } from '../testing/accessCalls.ts';

/** Inputs of the mutations for the test of the access table. Invited and removed people are new accounts. */
export const calls: OwnCalls = ({ api, college, eventId }) => {
  /** An invitation for the caller. */
  const buildInvitation = async (who = college.viewers.stranger) => {
    const invitationId = newId('invitation');
    await api.sql(
      `INSERT INTO event_invitations (id, event_id, role, user_id, invited_by) VALUES ($1, $2, 'door', $3, $4)`,
      [
        toUuid('invitation', invitationId),
        toUuid('event', (await eventId()).eventId),
        who.uuid,
        college.viewers.owner.uuid,
      ],
    );
    return { invitationId };
  };
  return {
    addStaff: async () => ({ ...(await eventId()), email: (await api.buildUser()).email, role: 'DOOR' }),
    copyStaff: async () => {
      const [event, from, person] = [await eventId(), await eventId(), await api.buildUser()];
      const values = [toUuid('event', from.eventId), person.uuid];
      await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, values);
      return { ...event, fromEventId: from.eventId };
    },
    removeStaff: async () => {
      const [event, person] = [await eventId(), await api.buildUser()];
      const values = [toUuid('event', event.eventId), person.uuid];
      await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, values);
      return { ...event, userId: person.id };
    },
    acceptInvitation: (who) => buildInvitation(who),
    endInvitation: (who) => buildInvitation(who),
    handOverEvent: async () => ({ ...(await eventId()), userId: (await api.buildUser({ role: 'organizer' })).id }),
  };
};

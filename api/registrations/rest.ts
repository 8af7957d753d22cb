import { idOf, type Rest } from '../core/rest.ts';
import { eventIdProblem } from '../events/validate.ts';
import { SeatState } from './Registration.ts';
import { requireParticipant } from './rules.ts';
import { requireLineKeeper } from './waitlist.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'POST',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: 'Take a seat.',
      operation: 'RegisterForEvent',
      permission: requireParticipant,
      answer: { data: 'registerForEvent.registration' },
      status: 201,
      message: () => 'You are registered for this event.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: 'Give back what the viewer has there: a seat, or a place in line.',
      operation: 'CancelRegistration',
      answer: { data: 'cancelRegistration.event' },
      message: () => 'Your registration is cancelled.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/participants',
      group: 'Events',
      summary: 'Who has a seat. Only organizers and admins see e-mail addresses of others.',
      operation: 'Participants',
      list: 'event.participants',
      missing: 'Event not found',
      idProblem: (eventId) => eventIdProblem(eventId, 'participants'),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Join the line of a full event; where a seat has come free and nobody waits, take it: see `state`.',
      operation: 'JoinWaitlist',
      permission: requireParticipant,
      answer: { data: 'joinWaitlist.registration' },
      status: 201,
      message: ({ data }) =>
        (data as { state: SeatState }).state === SeatState.WAITLISTED
          ? 'You are in line for a seat.'
          : 'A seat came free: you are registered for this event.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Leave the line.',
      operation: 'LeaveWaitlist',
      answer: { data: 'leaveWaitlist.event' },
      message: () => 'You are no longer in line.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Who waits for a seat, the first in line first; for the creator of the event and admins.',
      operation: 'Waitlist',
      permission: (ctx, { eventId }) => requireLineKeeper(ctx, eventId!),
      list: 'event.waitlist',
      missing: 'Event not found',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist/:userId/seat',
      group: 'Events',
      summary:
        'Give somebody in line a seat before those in front of them; a full event gets one more. For the creator of the ' +
        'event and admins.',
      operation: 'GiveSeat',
      answer: { data: 'giveSeat.event' },
      message: () => 'The seat is given.',
    },
  ],
  examples: {
    participants: idOf('user'),
    phone: '+91 54000 10000',
    specialRequirements: 'Vegetarian meal',
  },
};

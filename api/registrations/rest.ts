import { idOf, type Rest } from '../core/rest.ts';
import { eventIdProblem } from '../events/validate.ts';
import { requireParticipant } from './rules.ts';

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
      summary: 'Give the seat back.',
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
  ],
  examples: {
    participants: idOf('user'),
    phone: '+91 54000 10000',
    specialRequirements: 'Vegetarian meal',
  },
};

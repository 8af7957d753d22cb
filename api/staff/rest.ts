import type { Rest } from '../core/rest.ts';
import { requireOwner, requireStaffManager } from './rules.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events/:eventId/staff',
      group: 'Events',
      summary: 'Who helps at an event; for its creator, its managers and admins.',
      operation: 'Staff',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'event.staff' },
      missing: 'Event not found',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/staff',
      group: 'Events',
      summary: 'Have somebody help at an event. `role`: manager, scorer or door.',
      operation: 'AddStaff',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'addStaff.event.staff' },
      message: () => 'This person helps at the event from now on.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/staff/:userId',
      group: 'Events',
      summary: 'Take a role away from somebody; without `role`, all that they have at the event.',
      operation: 'RemoveStaff',
      answer: { data: 'removeStaff.event' },
      message: () => 'This person no longer does that at the event.',
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/owner',
      group: 'Events',
      summary: 'Hand an event over to another organizer or admin.',
      operation: 'HandOverEvent',
      permission: (ctx, { eventId }) => requireOwner(ctx, eventId!),
      answer: { data: 'handOverEvent.event' },
      message: () => 'The event is theirs from now on.',
    },
  ],
  examples: { role: 'door', name: 'Ravi Menon', email: 'ravi.menon@college.example', addedByName: 'Asha Rao' },
};

import type { Rest } from '../core/rest.ts';
import { requireOwner, requireStaffManager } from './changeStaff.ts';
import { eventNotFound } from '../events/texts.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events/:eventId/staff',
      group: 'Events',
      summary: 'List the helpers of an event. Only for the creator and managers of the event, and admins.',
      operation: 'Staff',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'event.staff' },
      missing: eventNotFound,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/staff',
      group: 'Events',
      summary:
        'Invite people to help at an event. `role`: manager, scorer or door. They get the role when they accept.',
      operation: 'AddStaff',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'addStaff.event.invitations' },
      message: () => 'Whoever has this account is asked to help at the event.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/staff/:userId',
      group: 'Events',
      summary: "Remove a person's role at an event; without `role`, all of their roles there.",
      operation: 'RemoveStaff',
      answer: { data: 'removeStaff.event' },
      message: () => 'This person no longer does that at the event.',
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/owner',
      group: 'Events',
      summary: 'Ask another organizer or admin to take over an event. They own it when they accept.',
      operation: 'HandOverEvent',
      permission: (ctx, { eventId }) => requireOwner(ctx, eventId!),
      answer: { data: 'handOverEvent.event' },
      message: () => 'Whoever has this account is asked to take the event over.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/invitations',
      group: 'Events',
      summary:
        'List the open invitations to help at an event. Only for the creator and managers of the event, and admins.',
      operation: 'EventInvitations',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'event.invitations' },
      missing: eventNotFound,
    },
    {
      method: 'GET',
      path: '/api/invitations',
      group: 'Events',
      summary: "List the viewer's open invitations.",
      operation: 'Invitations',
      answer: { data: 'viewerInvitations' },
    },
    {
      method: 'POST',
      path: '/api/invitations/:invitationId/accept',
      group: 'Events',
      summary: 'Accept a role at an event, or the event itself.',
      operation: 'AcceptInvitation',
      answer: { data: 'acceptInvitation.event' },
      message: () => 'You have accepted.',
    },
    {
      method: 'DELETE',
      path: '/api/invitations/:invitationId',
      group: 'Events',
      summary: 'Decline an invitation, or take it back.',
      operation: 'EndInvitation',
      answer: { id: 'endInvitation.endedInvitationId' },
      message: () => 'The invitation is ended.',
    },
  ],
  examples: {
    invitee: 'ravi.menon@college.example',
    invitedByName: 'Asha Rao',
    emails: 'ravi.menon@college.example',
    role: 'door',
    name: 'Ravi Menon',
    email: 'ravi.menon@college.example',
    addedByName: 'Asha Rao',
  },
};

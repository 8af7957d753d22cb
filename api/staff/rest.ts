import type { Rest } from '../core/rest.ts';
import { requireOwner, requireStaffManager } from './changeStaff.ts';
import { requireEventOwner } from '../events/rules.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';

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
      method: 'GET',
      path: '/api/events/:eventId/staff/suggestions',
      group: 'Events',
      summary: 'List people whom the viewer may invite to help by id, for a list that appears while typing.',
      operation: 'StaffSuggestions',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'event.staffSuggestions' },
      missing: eventNotFound,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/staff',
      group: 'Events',
      summary:
        'Invite people to help at an event. `role`: manager, scorer or door. They get the role when they accept. An address ' +
        'without an account gets one mail that leads to the sign-up.',
      operation: 'AddStaff',
      permission: (ctx, { eventId }) => requireStaffManager(ctx, eventId!),
      answer: { data: 'addStaff.event.invitations' },
      message: () => sentence('helpersAsked'),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/staff/copy',
      group: 'Events',
      summary: 'Give the helpers of another event (`fromEventId`) the same roles here. Both have the same owner.',
      operation: 'CopyStaff',
      permission: (ctx, { eventId }) => requireEventOwner(ctx, eventId!),
      answer: { data: 'copyStaff.event.staff' },
      message: () => sentence('helpersCopied'),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/staff/:userId',
      group: 'Events',
      summary: "Remove a person's role at an event; without `role`, all of their roles there.",
      operation: 'RemoveStaff',
      answer: { data: 'removeStaff.event' },
      message: () => sentence('helperRemoved'),
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/owner',
      group: 'Events',
      summary: 'Ask another organizer or admin to take over an event. They own it when they accept.',
      operation: 'HandOverEvent',
      permission: (ctx, { eventId }) => requireOwner(ctx, eventId!),
      answer: { data: 'handOverEvent.event' },
      message: () => sentence('ownerAsked'),
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
      message: () => sentence('accepted'),
    },
    {
      method: 'DELETE',
      path: '/api/invitations/:invitationId',
      group: 'Events',
      summary: 'Decline an invitation, or take it back.',
      operation: 'EndInvitation',
      answer: { id: 'endInvitation.endedInvitationId' },
      message: () => sentence('invitationEnded'),
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

import type { APIRequestContext } from '@playwright/test';
import { ask, demo, session } from './people.ts';

/** An admin invites a user to help at an event. */
export async function inviteHelper(request: APIRequestContext, eventId: string, email: string, role: string) {
  const { token } = await session(request, demo.admin);
  await ask(
    request,
    'mutation ($input: AddStaffInput!) { addStaff(input: $input) { __typename } }',
    { input: { eventId, email, role } },
    token,
  );
}

/** Makes a user a helper: an admin invites them, and they accept. */
export async function addHelper(request: APIRequestContext, eventId: string, email: string, role: string) {
  await inviteHelper(request, eventId, email, role);
  await acceptInvitations(request, email);
}

/** Accepts all invitations of a user. */
export async function acceptInvitations(request: APIRequestContext, email: string) {
  const { token } = await session(request, email);
  const { viewerInvitations } = await ask<{ viewerInvitations: { id: string }[] }>(
    request,
    '{ viewerInvitations { id } }',
    {},
    token,
  );
  for (const { id } of viewerInvitations)
    await ask(
      request,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }',
      { input: { invitationId: id } },
      token,
    );
}

import { expect } from 'vitest';
import type { Api } from './api.ts';
import { inHours, type Person } from './build.ts';

export interface EventApprovalFields {
  id: string;
  approval: string;
  rejectionReason: string | null;
  version: number;
}
const approvalFields = 'id approval rejectionReason version';

/** Creates, edits, approves and rejects events; responses include the approval fields. */
export function approvalsOf(api: Api) {
  const create = async (as: Person, title = 'Chess evening') => {
    const { data, errors } = await api.as(as)<{ createEvent: { event: EventApprovalFields } }>(
      `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${approvalFields} } } }`,
      { input: { title, description: 'Bring a clock.', date: inHours(30), location: 'Hall' } },
    );
    expect(errors).toEqual([]);
    return data.createEvent.event;
  };
  const approve = (eventId: string, as: Person, at = api) =>
    at.as(as)<{ approveEvent: { event: EventApprovalFields } }>(
      `mutation ($input: ApproveEventInput!) { approveEvent(input: $input) { event { ${approvalFields} } } }`,
      { input: { eventId } },
    );
  const reject = (eventId: string, reason: string, as: Person, at = api) =>
    at.as(as)<{ rejectEvent: { event: EventApprovalFields } }>(
      `mutation ($input: RejectEventInput!) { rejectEvent(input: $input) { event { ${approvalFields} } } }`,
      { input: { eventId, reason } },
    );
  const edit = (eventId: string, as: Person, changes: object = { title: 'Quieter chess' }) =>
    api.as(as)<{ updateEvent: { event: EventApprovalFields } }>(
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${approvalFields} } } }`,
      { input: { eventId, ...changes } },
    );
  const read = async (id: string, as: Person) =>
    (
      await api.as(as)<{ event: EventApprovalFields }>(`query ($id: ID!) { event(id: $id) { ${approvalFields} } }`, {
        id,
      })
    ).data.event;

  const trailOf = async (id: string) =>
    api.sql<{ action: string; before: object; after: object }>(
      'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [id],
    );

  return { create, approve, reject, edit, read, trailOf };
}

import { reasonProblem } from '../../../api/events/validate.ts';
import type { Api } from '../../core/api.ts';
import { refuseUsage } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { askText } from '../../core/prompt.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

const fields = ['id', 'title', 'organizerName', 'approval', 'rejectionReason'];

const query = `mutation ($input: RejectEventInput!) {
  rejectEvent(input: $input) { event { ${fields.join(' ')} } }
}`;

/** Turns an event down with a reason. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: { reason?: string; json?: JsonOption },
): Promise<void> {
  refuseFields(options.json, fields);
  const reason = options.reason ?? (await askText(io, 'Reason, which its creator reads', '--reason'));
  refuseUsage([reasonProblem(reason)]);
  const eventId = await findEvent(io, api, named);
  const { event } = (await api.ask<{ rejectEvent: { event: Row } }>(query, { input: { eventId, reason } })).rejectEvent;
  io.say('Event rejected: only its creator and admins see it.');
  showOne(io, event, options.json);
}

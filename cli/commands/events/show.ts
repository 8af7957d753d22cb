import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

const query = `query ($id: ID!) {
  event(id: $id) { id title date location organizerName registeredCount capacity tags image approval description }
}`;

/** Shows one event. */
export async function run(io: Io, api: Api, named: string, { json }: { json?: JsonOption }): Promise<void> {
  const id = await findEvent(io, api, named);
  const { event } = await api.ask<{ event: Row | null }>(query, { id });
  if (!event) throw noEvent();
  showOne(io, event, json);
}

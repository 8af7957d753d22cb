import { eventIdProblem } from '../../../api/events/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, noEvent } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

const query = `query ($id: ID!) {
  event(id: $id) { id title date location organizerName registeredCount capacity tags image approval description }
}`;

/** Shows one event. */
export async function run(io: Io, { ask }: Api, id: string, { json }: { json?: JsonOption }): Promise<void> {
  const problem = eventIdProblem(id, 'fetch');
  if (problem) throw new Failure(problem, exitCodes.usage);
  const { event } = await ask<{ event: Row | null }>(query, { id });
  if (!event) throw noEvent();
  showOne(io, event, json);
}

import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { eventIdProblem } from '../../api/events/validate.ts';
import { preload } from '../core/route.ts';

/** The loader of an event's screen. Sends no request for an invalid id; the screen then explains the problem. */
export const preloadEvent =
  <T extends OperationType & { variables: { id: string } }>(parameters: PreloadableConcreteRequest<T>) =>
  ({ params: { eventId: id = '' } }: LoaderFunctionArgs) =>
    eventIdProblem(id, 'fetch') ? null : preload<T>(parameters, { id });

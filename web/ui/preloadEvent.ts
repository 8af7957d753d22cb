import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { eventIdProblem } from '../../api/events/validate.ts';
import { preload } from '../core/route.ts';

/** The loader of a screen of one event. An id that cannot be one is the screen's to explain, without asking the server. */
export const preloadEvent =
  <T extends OperationType & { variables: { id: string } }>(parameters: PreloadableConcreteRequest<T>) =>
  ({ params: { eventId: id = '' } }: LoaderFunctionArgs) =>
    eventIdProblem(id, 'fetch') ? null : preload<T>(parameters, { id });

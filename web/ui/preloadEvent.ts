import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { isMissingId } from '../../api/core/validation/validate.ts';
import { preload } from '../core/route.ts';

/** The loader of an event's screen. Sends no request for a missing id; the screen then explains the problem. */
export const preloadEvent =
  <T extends OperationType & { variables: { id: string } }>(parameters: PreloadableConcreteRequest<T>) =>
  ({ params: { eventId: id = '' } }: LoaderFunctionArgs) =>
    isMissingId(id) ? null : preload<T>(parameters, { id });

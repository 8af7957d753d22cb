import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** The most characters of an endpoint, and the most browsers of a person. */
export const pushLimits = { endpoint: 1000, subscriptions: 20 } as const;

export interface PushSubscriptionFields {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const wrongEndpoint = problem('endpointNotPublic');

/** The problem of a browser's address at its push service, if any. Only the server checks whether the address is public. */
export function validateEndpoint({ endpoint }: Pick<PushSubscriptionFields, 'endpoint'>): { endpoint?: Sentence } {
  if (endpoint.length > pushLimits.endpoint)
    return { endpoint: problem('endpointTooLong', { most: pushLimits.endpoint }) };
  return /^https?:\/\/[^\s\p{Cc}\p{Cs}@]+$/u.test(endpoint) && URL.canParse(endpoint)
    ? {}
    : { endpoint: wrongEndpoint };
}

/** Problems by field; empty if the subscription is valid. */
export function validatePush({
  endpoint,
  p256dh,
  auth,
}: PushSubscriptionFields): Partial<Record<keyof PushSubscriptionFields, Sentence>> {
  return {
    ...validateEndpoint({ endpoint }),
    ...(!/^B[\w-]{86}=?$/.test(p256dh) && { p256dh: problem('keyShape') }),
    ...(!/^[\w-]{22}(==)?$/.test(auth) && { auth: problem('authShape') }),
  };
}

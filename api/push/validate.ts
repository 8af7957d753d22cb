/** The most characters of an endpoint, and the most browsers of a person. */
export const pushLimits = { endpoint: 1000, subscriptions: 20 } as const;

export interface PushSubscriptionFields {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const wrongEndpoint = 'The endpoint must be a public address that starts with https://';

/** The problem of a browser's address at its push service, if any. Only the server checks whether the address is public. */
export function validateEndpoint({ endpoint }: Pick<PushSubscriptionFields, 'endpoint'>): { endpoint?: string } {
  if (endpoint.length > pushLimits.endpoint)
    return { endpoint: `The endpoint must be at most ${pushLimits.endpoint} characters` };
  return /^https?:\/\/[^\s\p{Cc}@]+$/u.test(endpoint) && URL.canParse(endpoint) ? {} : { endpoint: wrongEndpoint };
}

/** Problems by field; empty if the subscription is valid. */
export function validatePush({
  endpoint,
  p256dh,
  auth,
}: PushSubscriptionFields): Partial<Record<keyof PushSubscriptionFields, string>> {
  return {
    ...validateEndpoint({ endpoint }),
    ...(!/^B[\w-]{86}=?$/.test(p256dh) && { p256dh: 'p256dh must be the public key of the browser, in base64url' }),
    ...(!/^[\w-]{22}(==)?$/.test(auth) && { auth: 'auth must be the secret of the browser, 16 bytes in base64url' }),
  };
}

/** How many characters the address of a browser at its push service may have, and how many browsers a person. */
export const pushLimits = { endpoint: 1000, subscriptions: 20 } as const;

export interface PushWanted {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const wrongEndpoint = 'The endpoint must be a public address that starts with https://';

/** What is wrong with the address of a browser at its push service; whether it is public, the server finds out. */
export function validateEndpoint({ endpoint }: Pick<PushWanted, 'endpoint'>): { endpoint?: string } {
  if (endpoint.length > pushLimits.endpoint)
    return { endpoint: `The endpoint must be at most ${pushLimits.endpoint} characters` };
  return /^https?:\/\/[^\s\p{Cc}@]+$/u.test(endpoint) && URL.canParse(endpoint) ? {} : { endpoint: wrongEndpoint };
}

/** What is wrong with what a browser has given; nothing where it is fine. */
export function validatePush({ endpoint, p256dh, auth }: PushWanted): Partial<Record<keyof PushWanted, string>> {
  return {
    ...validateEndpoint({ endpoint }),
    ...(!/^B[\w-]{86}=?$/.test(p256dh) && { p256dh: 'p256dh must be the public key of the browser, in base64url' }),
    ...(!/^[\w-]{22}(==)?$/.test(auth) && { auth: 'auth must be the secret of the browser, 16 bytes in base64url' }),
  };
}

import { pushUserId } from './devicePush.ts';

/** Loads push.ts and calls `action`, but only if this browser shows push messages. */
export function withPush(action: (push: typeof import('./push.ts')) => Promise<unknown>): void {
  if (pushUserId()) import('./push.ts').then(action).catch(() => undefined);
}

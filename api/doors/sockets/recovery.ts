import { randomUUID } from 'node:crypto';
import { type AnnouncementHistory, leeway } from '../../announcements/history.ts';

/** Moments are those of the process that gave them; another one allows for its clock. */
const process = randomUUID().slice(0, 8);

const given = /^([0-9a-f]{8})\.(\d{1,17})(?:\.[0-9a-f]{8})?$/;

/**
 * From where on a client needs a replay. Socket.IO's own clients hand back, in `auth`, the `pid` that they were given and the
 * `offset` of the last event that they have received ("connection state recovery"): a moment each. Whoever gets the same `pid`
 * again is `recovered`: it has missed nothing. Others have been sent what can be found out, and may want to read again.
 */
export function placeOf(
  { pid, offset }: Record<string, unknown>,
  now: number,
  history: Pick<AnnouncementHistory, 'hasAllSince'>,
): { from: number; pid: string } {
  const [, by, moment] = (typeof pid === 'string' && given.exec(pid)) || [];
  if (!moment) return { from: now, pid: `${process}.${now}` };
  const received = typeof offset === 'string' && /^\d{1,17}$/.test(offset) ? Number(offset) : 0;
  const last = Math.min(now, Math.max(Number(moment), received));
  if (by === process && history.hasAllSince(last)) return { from: last, pid: pid as string };
  const from = by === process ? last : last - leeway;
  // of its own: the same one again would say that nothing is missing
  return { from, pid: `${process}.${from}.${randomUUID().slice(0, 8)}` };
}

import { randomUUID } from 'node:crypto';
import { type AnnouncementHistory, leeway } from '../../announcements/history.ts';

/** Times come from the clock of one process; for another process, a leeway is subtracted. */
const process = randomUUID().slice(0, 8);

const offsetShape = /^([0-9a-f]{8})\.(\d{1,17})(?:\.[0-9a-f]{8})?$/;

/**
 * The start time of the replay for a client. Socket.IO clients send back, in `auth`, their `pid` and the `offset` of
 * their last event ("connection state recovery"); both contain a time. A client that gets the same `pid` again sets
 * `recovered`: it has missed nothing. With a new `pid` the replay may be incomplete, and the client may want to read
 * again.
 */
export function replayStartOf(
  { pid, offset }: Record<string, unknown>,
  now: number,
  history: Pick<AnnouncementHistory, 'isCompleteSince'>,
): { from: number; pid: string } {
  const [, by, moment] = (typeof pid === 'string' && offsetShape.exec(pid)) || [];
  if (!moment) return { from: now, pid: `${process}.${now}` };
  const received = typeof offset === 'string' && /^\d{1,17}$/.test(offset) ? Number(offset) : 0;
  const last = Math.min(now, Math.max(Number(moment), received));
  if (by === process && history.isCompleteSince(last)) return { from: last, pid: pid as string };
  const from = by === process ? last : last - leeway;
  // a new pid, because the same one would mean that nothing is missing
  return { from, pid: `${process}.${from}.${randomUUID().slice(0, 8)}` };
}

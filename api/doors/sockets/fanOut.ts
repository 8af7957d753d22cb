import type { Logger } from 'pino';
import { type PartitionedChange, partsOf } from '../../core/journal/partitionedChange.ts';

/** A message about a change, or a part of it, and its recipients. */
export interface SentPayload<Payload> {
  readonly payload: Payload | undefined;
  isFor(viewerId: string): boolean;
}

/** The source of changes, how each becomes a message, and how it is sent. */
export interface FanOutParts<Change, Payload, Member> {
  readonly source: AsyncIterator<Change | PartitionedChange<Change>>;
  /** The message for all members; undefined if there is nothing to send. */
  resolve(change: Change): Promise<Payload | undefined>;
  send(
    parts: readonly SentPayload<Payload>[],
    members: ReadonlySet<Member>,
    change: Change | PartitionedChange<Change>,
  ): void;
  /** Called when the fan-out ends: it accepts no members, and these get no more messages. */
  onEnd(members: ReadonlySet<Member>): void;
  readonly log: Logger;
}

/**
 * Members with identical messages, on any kind of socket. They share one source, one read per change and one encoding.
 * Ends when the last member leaves.
 */
export class FanOut<Change, Payload, Member> {
  ended = false;

  constructor(
    private readonly parts: FanOutParts<Change, Payload, Member>,
    readonly members = new Set<Member>(),
  ) {
    void this.run();
  }

  leave(member: Member): void {
    this.members.delete(member);
    if (this.members.size === 0) this.end();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    void this.parts.source.return?.();
    this.parts.onEnd(this.members);
  }

  private async run(): Promise<void> {
    const { source, resolve: read, send, log } = this.parts;
    try {
      for (;;) {
        const { value, done } = await source.next();
        if (done || this.ended) break;
        const parts: SentPayload<Payload>[] = [];
        for (const { change, isFor } of partsOf(value)) parts.push({ payload: await read(change), isFor });
        if (!this.ended) send(parts, this.members, value);
      }
    } catch (error) {
      log.error({ err: error }, 'a subscription failed');
    } finally {
      this.end();
    }
  }
}

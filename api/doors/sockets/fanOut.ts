import type { Logger } from 'pino';
import { type Parted, partsOf } from '../../core/parted.ts';

/** What is sent of a change, or of a part of it, and to whom of the subscribers. */
export interface Sent<Payload> {
  readonly payload: Payload | undefined;
  isFor(viewerId: string): boolean;
}

/** Where changes come from, what is sent of each to its subscribers, and how it reaches them. */
export interface FanOutParts<Change, Payload, Member> {
  readonly source: AsyncIterator<Change | Parted<Change>>;
  /** What subscribers may see of it; undefined where there is nothing to send. */
  resolve(change: Change): Promise<Payload | undefined>;
  send(parts: readonly Sent<Payload>[], members: ReadonlySet<Member>, change: Change | Parted<Change>): void;
  /** It takes nobody any more, and these are sent nothing more. */
  onEnd(members: ReadonlySet<Member>): void;
  readonly log: Logger;
}

/**
 * Subscribers who are sent the same, by whatever kind of socket: one source, one read of each change and one encoding for
 * all of them. It ends when the last one leaves.
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
    const { source, resolve: look, send, log } = this.parts;
    try {
      for (;;) {
        const { value, done } = await source.next();
        if (done || this.ended) break;
        const parts: Sent<Payload>[] = [];
        for (const { change, isFor } of partsOf(value)) parts.push({ payload: await look(change), isFor });
        if (!this.ended) send(parts, this.members, value);
      }
    } catch (error) {
      log.error({ err: error }, 'a subscription failed');
    } finally {
      this.end();
    }
  }
}

import type { Logger } from 'pino';

/** Where news come from, how they look to those who listen, and how they reach them. */
export interface FanOutParts<Change, News, Member> {
  readonly source: AsyncIterator<Change>;
  /** As those who listen may see it; undefined where there is nothing to be told. */
  look(change: Change): Promise<News | undefined>;
  send(news: News | undefined, members: ReadonlySet<Member>, change: Change): void;
  /** It takes nobody any more, and these are told nothing more. */
  onEnd(members: ReadonlySet<Member>): void;
  readonly log: Logger;
}

/**
 * Those who are told the same, whatever kind of socket they come by: one source, one look at each change and one encoding
 * for all of them. It ends when the last one leaves.
 */
export class FanOut<Change, News, Member> {
  ended = false;

  constructor(
    private readonly parts: FanOutParts<Change, News, Member>,
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
    const { source, look, send, log } = this.parts;
    try {
      for (;;) {
        const { value, done } = await source.next();
        if (done || this.ended) break;
        const news = await look(value);
        if (!this.ended) send(news, this.members, value);
      }
    } catch (error) {
      log.error({ err: error }, 'a subscription failed');
    } finally {
      this.end();
    }
  }
}

import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../core/context.ts';
import { sendTo, type SocketExtra } from './sockets.ts';

/**
 * Who takes part in a group: a socket, and the id under which it knows the subscription. For graphql-ws it is an iterator
 * that yields nothing until it ends: the group sends by itself. There are ten thousands of these, so they are small.
 */
class Member implements AsyncIterableIterator<never> {
  private end = () => {};
  private readonly ended = new Promise<IteratorResult<never>>((resolve) => {
    this.end = () => resolve({ value: undefined as never, done: true });
  });

  constructor(
    private readonly place: SocketExtra,
    private readonly id: string,
    private readonly group: Group,
  ) {}

  /** Everything of the message up to the answer. */
  get head(): string {
    return `{"id":${JSON.stringify(this.id)},"type":"next","payload":`;
  }

  send(message: string | Buffer): void {
    if (!this.place.leave) sendTo(this.place.socket, message);
  }

  next(): Promise<IteratorResult<never>> {
    return this.ended;
  }

  return(): Promise<IteratorResult<never>> {
    this.finish();
    this.group.leave(this);
    return this.ended;
  }

  finish(): void {
    this.end();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

export interface Subscription {
  /** Same key, same answers: the group shares one source, one execution and one serialisation. */
  key: string;
  place: SocketExtra;
  /** What the client calls it. */
  id: string;
  args: ExecutionArgs & { contextValue: Context };
}

interface Options {
  /** The same eyes with nothing remembered: each change is looked at afresh. */
  refresh(ctx: Context): Context;
  /** The errors as a client may see them. */
  show(errors: readonly GraphQLError[], ctx: Context): readonly GraphQLFormattedError[];
  log: Logger;
}

/** All subscriptions of the process, in groups of those that are told the same. */
export class SharedSubscriptions {
  private readonly groups = new Map<string, Promise<Group | ExecutionResult>>();

  constructor(private readonly options: Options) {}

  /** Joins a group or opens it. What cannot be subscribed to is an answer with errors. */
  async subscribe({ key, place, id, args }: Subscription): Promise<AsyncIterableIterator<never> | ExecutionResult> {
    for (;;) {
      const group = await (this.groups.get(key) ?? this.open(key, args));
      if (!(group instanceof Group)) return group;
      // it may have ended while this was waited for
      const member = group.join(place, id);
      if (member) return member;
    }
  }

  private open(key: string, args: Subscription['args']): Promise<Group | ExecutionResult> {
    const opening = createSourceEventStream(args).then((source) => {
      if (!(Symbol.asyncIterator in source)) return source;
      const group = new Group(source[Symbol.asyncIterator](), args, this.options, () => {
        if (this.groups.get(key) === opening) this.groups.delete(key);
      });
      return group;
    });
    this.groups.set(key, opening);
    const forget = () => this.groups.delete(key);
    opening.then((group) => group instanceof Group || forget(), forget);
    return opening;
  }
}

class Group {
  private readonly members = new Set<Member>();
  /** The first answer, which everybody who joins later is sent too. */
  private opening: string | undefined;
  private ended = false;

  constructor(
    private readonly source: AsyncIterator<unknown>,
    private readonly args: Subscription['args'],
    private readonly options: Options,
    private readonly onEnd: () => void,
  ) {
    void this.run();
  }

  /** Undefined where the group has just ended. */
  join(place: SocketExtra, id: string): Member | undefined {
    if (this.ended) return undefined;
    const member = new Member(place, id, this);
    this.members.add(member);
    if (this.opening) member.send(`${member.head}${this.opening}}`);
    return member;
  }

  leave(member: Member): void {
    this.members.delete(member);
    if (this.members.size === 0) this.end();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    void this.source.return?.();
    for (const member of this.members) member.finish();
  }

  private async run(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await this.source.next();
        if (done || this.ended) break;
        const answer = JSON.stringify(await this.answer(value));
        this.opening ??= answer;
        this.broadcast(answer);
      }
    } catch (error) {
      this.options.log.error({ err: error }, 'a subscription failed');
    } finally {
      this.end();
    }
  }

  private async answer(rootValue: unknown): Promise<unknown> {
    const contextValue = this.options.refresh(this.args.contextValue);
    const { data, errors } = await execute({ ...this.args, rootValue, contextValue });
    return { data, ...(errors && { errors: this.options.show(errors, contextValue) }) };
  }

  /** One buffer for the part that is the same for all; only the head, with the client's own id, differs. */
  private broadcast(answer: string): void {
    const tail = Buffer.from(`${answer}}`);
    for (const member of this.members) {
      const { head } = member;
      const frame = Buffer.allocUnsafe(Buffer.byteLength(head) + tail.length);
      tail.copy(frame, frame.write(head));
      member.send(frame);
    }
  }
}

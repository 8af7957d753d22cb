import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../core/context.ts';
import { everybody } from '../../core/parted.ts';
import { ReadAgain } from '../../core/readAgain.ts';
import { FanOut } from './fanOut.ts';
import { sendTo, type SocketExtra } from './sockets.ts';

/**
 * A source with its subscribers. `opening` is what everybody who joins later is sent first: that they read again, where the
 * source begins with it; else the latest answer, which tells how things are.
 */
interface Group {
  readonly fanOut: FanOut<unknown, string, Member>;
  opening?: string;
}

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
    private readonly fanOut: Group['fanOut'],
    readonly viewerId: string,
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
    this.fanOut.leave(this);
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
  /** Whose it is. */
  viewerId: string;
  args: ExecutionArgs & { contextValue: Context };
}

interface Options {
  /** The same viewer with nothing remembered: each change is read afresh. */
  refresh(ctx: Context): Context;
  /** The errors as a client may see them. */
  show(errors: readonly GraphQLError[], ctx: Context): readonly GraphQLFormattedError[];
  log: Logger;
}

/** All subscriptions of the process over graphql-ws, in groups of those that are sent the same. */
export class SharedSubscriptions {
  private readonly groups = new Map<string, Promise<Group | ExecutionResult>>();

  constructor(private readonly options: Options) {}

  /** Joins a group or opens it. What cannot be subscribed to is an answer with errors. */
  async subscribe({
    key,
    place,
    id,
    viewerId,
    args,
  }: Subscription): Promise<AsyncIterableIterator<never> | ExecutionResult> {
    for (;;) {
      const group = await (this.groups.get(key) ?? this.open(key, args));
      if (!('fanOut' in group)) return group;
      const { fanOut, opening } = group;
      // it may have ended while this was waited for
      if (fanOut.ended) continue;
      const member = new Member(place, id, fanOut, viewerId);
      fanOut.members.add(member);
      if (opening) member.send(`${member.head}${opening}}`);
      return member;
    }
  }

  private open(key: string, args: Subscription['args']): Promise<Group | ExecutionResult> {
    const forget = () => {
      if (this.groups.get(key) === opening) this.groups.delete(key);
    };
    const opening = createSourceEventStream(args).then((source): Group | ExecutionResult => {
      if (!(Symbol.asyncIterator in source)) return source;
      let tellsHowThingsAre: boolean | undefined;
      const fanOut = new FanOut<unknown, string, Member>({
        source: source[Symbol.asyncIterator](),
        resolve: (change) => {
          tellsHowThingsAre ??= !(change instanceof ReadAgain);
          return this.answerTo(change, args);
        },
        send: (parts, members) => {
          for (const { payload, isFor } of parts) {
            // what is only for some says nothing to who comes later
            if (isFor !== everybody)
              broadcast(
                payload!,
                [...members].filter((member) => isFor(member.viewerId)),
              );
            else {
              if (tellsHowThingsAre) group.opening = payload!;
              else group.opening ??= payload!;
              broadcast(payload!, members);
            }
          }
        },
        onEnd: (members) => {
          forget();
          for (const member of members) member.finish();
        },
        log: this.options.log,
      });
      const group: Group = { fanOut };
      return group;
    });
    this.groups.set(key, opening);
    opening.then((group) => 'fanOut' in group || forget(), forget);
    return opening;
  }

  private async answerTo(change: unknown, args: Subscription['args']): Promise<string> {
    const contextValue = this.options.refresh(args.contextValue);
    const { data, errors } = await execute({ ...args, rootValue: change, contextValue });
    return JSON.stringify({ data, ...(errors && { errors: this.options.show(errors, contextValue) }) });
  }
}

/** One buffer for the part that is the same for all; only the head, with the client's own id, differs. */
function broadcast(answer: string, members: Iterable<Member>): void {
  const tail = Buffer.from(`${answer}}`);
  for (const member of members) {
    const { head } = member;
    const frame = Buffer.allocUnsafe(Buffer.byteLength(head) + tail.length);
    tail.copy(frame, frame.write(head));
    member.send(frame);
  }
}

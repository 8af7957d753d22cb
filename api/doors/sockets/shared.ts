import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../core/context/context.ts';
import { everybody } from '../../core/journal/partitionedChange.ts';
import { ReadAgain } from '../../core/journal/readAgain.ts';
import { FanOut } from './fanOut.ts';
import { sendTo, type SocketExtra } from './sockets.ts';

/**
 * Subscribers that share one source. `opening` is the first message for later members: the source's initial "read
 * again", or the latest message if each message contains the complete state.
 */
interface Group {
  readonly fanOut: FanOut<unknown, string, Member>;
  opening?: string;
}

/**
 * A member of a group: a socket and the client's id for the subscription. For graphql-ws it is an iterator that yields
 * nothing until it ends, because the group sends directly. There may be tens of thousands, so members are small.
 */
class Member implements AsyncIterableIterator<never> {
  private end = () => {};
  private readonly ended = new Promise<IteratorResult<never>>((resolve) => {
    this.end = () => resolve({ value: undefined as never, done: true });
  });

  constructor(
    private readonly place: SocketExtra,
    readonly id: string,
    private readonly fanOut: Group['fanOut'],
    readonly viewerId: string,
  ) {}

  /** The message up to the payload. */
  get head(): string {
    return `{"id":${JSON.stringify(this.id)},"type":"next","payload":`;
  }

  send(message: string | Buffer): void {
    if (!this.place.leave) sendTo(this.place, message);
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
  /** Subscriptions with the same key share one source, one execution and one serialization. */
  key: string;
  place: SocketExtra;
  /** The client's id for the subscription. */
  id: string;
  /** The id of the subscriber. */
  viewerId: string;
  args: ExecutionArgs & { contextValue: Context };
}

interface Options {
  /** The same viewer with empty caches, so that each change is read again. */
  refresh(ctx: Context): Context;
  /** The errors in the form for clients. */
  show(errors: readonly GraphQLError[], ctx: Context): readonly GraphQLFormattedError[];
  log: Logger;
}

/** All graphql-ws subscriptions of the process, grouped by identical messages. */
export class SharedSubscriptions {
  private readonly groups = new Map<string, Promise<Group | ExecutionResult>>();

  constructor(private readonly options: Options) {}

  /** Joins a group, or creates it. Returns errors if the source cannot be created. */
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
      // the group may have ended in the meantime
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
            // a message for some members must not become the opening message of others
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

/** How many encoded messages a broadcast keeps. */
const mostKept = 50;

/**
 * Encodes the common part once, and the message of an id once. The web client counts its subscriptions, so most members
 * have the same few ids.
 */
function broadcast(answer: string, members: Iterable<Member>): void {
  const tail = Buffer.from(`${answer}}`);
  const messages = new Map<string, Buffer>();
  for (const member of members) {
    const message = messages.get(member.id) ?? Buffer.concat([Buffer.from(member.head), tail]);
    if (messages.size < mostKept) messages.set(member.id, message);
    member.send(message);
  }
}

import { createSourceEventStream, type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { missedAnnouncements } from '../../announcements/changes.ts';
import type { AnnouncementHistory } from '../../announcements/history.ts';
import type { AnnouncementChangeRow } from '../../announcements/inputs.ts';
import type { Context, Viewer } from '../../core/context.ts';
import type { Live } from '../../core/live.ts';
import { StoredOperations } from '../graphql/operations.ts';
import { ReadAgainReason } from '../../core/readAgain.ts';
import { isShareable, scopeOf } from './shareable.ts';
import { readOperations } from '../rest/operations.ts';

/** What clients say. Nothing of it is believed, so nothing is known of its shape. */
export type Said = Record<'joinUserRole' | 'joinEvent' | 'leaveEvent', (...message: unknown[]) => void>;

/** What clients are told, and from where on they have to be told when they come back: their library hands it back. */
export type Told = Record<
  'newAnnouncement' | 'updateAnnouncement' | 'deleteAnnouncement',
  (news: object, offset: string) => void
>;

export type Client = Socket<Said, Told>;

const operation = 'AnnouncementChanged';

/** Under which name clients are told what GraphQL calls so. */
const eventOf: Readonly<Record<string, keyof Told>> = {
  AnnouncementCreated: 'newAnnouncement',
  AnnouncementUpdated: 'updateAnnouncement',
  AnnouncementDeleted: 'deleteAnnouncement',
};

interface Change {
  what: string;
}

/** As the subscription yields it; what says "read again" has no moment. */
type SeenChange = AnnouncementChangeRow;
const momentOf = (change: SeenChange) => ('at' in change ? change.at : undefined);

interface Parts {
  io: Server<Said, Told>;
  schema: GraphQLSchema;
  /** The same request through the eyes of the same or another viewer, with nothing remembered. */
  refresh(ctx: Context, viewer?: Viewer): Context;
  live: Live;
  history: AnnouncementHistory;
  log: Logger;
}

/** Everybody who listens, in groups of those who are told the same. */
export class Audiences {
  private readonly byScope = new Map<string, Audience>();
  private readonly document: DocumentNode;
  private readonly operations: StoredOperations;
  private readonly shareable: boolean;

  constructor(private readonly parts: Parts) {
    const { text } = readOperations().get(operation)!;
    this.document = parse(text);
    this.operations = new StoredOperations(parts.schema, new Map([[operation, text]]), true);
    this.shareable = isShareable(parts.schema, this.document);
  }

  /** Where this viewer belongs; it ends when it has been joined and everybody has left. */
  of(ctx: Context): Audience {
    const scope = scopeOf(ctx.viewer!, this.shareable);
    const known = this.byScope.get(scope.name);
    if (known) return known;
    const { io, refresh, schema, live, history, log } = this.parts;
    const eyes = refresh(ctx, scope.viewer);
    const audience: Audience = new Audience({
      room: `audience ${scope.name}`,
      io,
      log,
      listen: () => createSourceEventStream({ schema, document: this.document, contextValue: eyes }),
      live,
      missed: async (from, to) => missedAnnouncements(refresh(eyes), await history.between(from, to)),
      look: (change) => this.operations.find(operation)!(refresh(eyes), {}, change),
      onEnd: () => this.byScope.get(scope.name) === audience && this.byScope.delete(scope.name),
    });
    this.byScope.set(scope.name, audience);
    return audience;
  }
}

interface AudienceParts extends Pick<Parts, 'io' | 'live' | 'log'> {
  room: string;
  listen(): ReturnType<typeof createSourceEventStream>;
  missed(from: number, to: number): Promise<readonly SeenChange[]>;
  look(change: SeenChange): ReturnType<NonNullable<ReturnType<StoredOperations['find']>>>;
  onEnd(): void;
}

/** Those who are told the same: one subscription, one look at each change and one encoding for all of them. */
class Audience {
  /** When it resolves, nothing goes untold any more. */
  readonly ready: Promise<void>;
  /** Up to here those who listen have been told. */
  upTo = 0;
  private readonly members = new Set<Client>();
  private source: AsyncIterableIterator<SeenChange> | undefined;
  private ended = false;

  constructor(private readonly parts: AudienceParts) {
    this.ready = this.begin();
    this.ready.catch(() => this.end());
  }

  join(socket: Client): void {
    this.members.add(socket);
  }

  /** Tells what has become of what changed after `from`, and from here on everything, in order and each once. */
  async tellSince(from: number, socket: Client): Promise<void> {
    let told = from;
    while (told < this.upTo && socket.connected) {
      const { upTo } = this;
      for (const change of await this.parts.missed(told, upTo)) {
        const news = await this.newsOf(change);
        if (news) socket.emit(...news);
      }
      told = upTo;
    }
    if (socket.connected) void socket.join(this.parts.room);
  }

  leave(socket: Client): void {
    this.members.delete(socket);
    void socket.leave(this.parts.room);
    if (this.members.size === 0) this.end();
  }

  private async begin(): Promise<void> {
    const source = await this.parts.listen();
    if (!(Symbol.asyncIterator in source)) throw source.errors![0]!;
    this.upTo = this.parts.live.moment();
    this.source = source[Symbol.asyncIterator]() as AsyncIterableIterator<SeenChange>;
    void this.run(this.source);
  }

  private async run(source: AsyncIterableIterator<SeenChange>): Promise<void> {
    try {
      for await (const change of source) {
        if (this.ended) break;
        await this.tell(change);
      }
    } catch (error) {
      this.parts.log.error({ err: error }, 'an audience could not be told');
    } finally {
      this.end();
    }
  }

  private async tell(change: SeenChange): Promise<void> {
    const at = momentOf(change);
    // whoever has come since was told of it then
    if (at !== undefined && at <= this.upTo) return;
    const news = await this.newsOf(change);
    if (news) this.parts.io.to(this.parts.room).emit(...news);
    if (at !== undefined) this.upTo = at;
    else if ('reason' in change && change.reason !== ReadAgainReason.SUBSCRIBED) this.sendAway();
  }

  private async newsOf(seen: SeenChange): Promise<[keyof Told, object, string] | undefined> {
    const { data, errors } = await this.parts.look(seen);
    if (errors) throw errors[0]!;
    const { what, ...news } = data!.change as Change;
    const event = eventOf[what];
    return event && [event, news, String(momentOf(seen))];
  }

  /** There is no word for "read again": clients do so when they come back, which they do by themselves. */
  private sendAway(): void {
    for (const { conn } of this.members) conn.close();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.parts.onEnd();
    void this.source?.return?.();
    this.sendAway();
  }
}
